#!/bin/sh
# For invigilators: one start, and a later end for those who have more time; a record of what was told when is added to
# exam.jsonl. extra-time.sh 3h, with more groups behind it: --extra "Own room=50%"
case ${1:--} in
  -*) time=90m ;;
  *) time=$1 && shift ;;
esac
exec speech-timer "Standard=$time" --extra "Extra time=25%" --log "${LOG:-exam.jsonl}" "$@"
