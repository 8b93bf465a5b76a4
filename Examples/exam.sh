#!/bin/sh
# For invigilators: ninety minutes, told at half time and in the last half hour. Nothing is counted under people's pens.
# exam.sh 3h takes as long as that; options may follow.
case ${1:--} in
  -*) set -- 90m "$@" ;;
esac
exec speech-timer --label Exam --marks half,30m,10m,5m,1m --final 0 "$@"
