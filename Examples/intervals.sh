#!/bin/sh
# For runners: eight times a minute of running and one and a half of walking, and then a walk home. With intervals.sh 5
# it is five times.
case ${1:--} in
  -*) rounds=8 ;;
  *) rounds=$1 && shift ;;
esac
exec speech-timer routine --repeat "$rounds" Run=1m Walk=90s --last "Walk home=10m" "$@"
