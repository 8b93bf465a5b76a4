#!/bin/sh
# For programmers: a countdown as JSON, one object a line, with the time of each announcement: log.sh 45m >>exam.jsonl
case ${1:--} in
  -*) set -- 45m "$@" ;;
esac
exec speech-timer --json "$@"
