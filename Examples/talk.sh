#!/bin/sh
# For speakers: the usual lengths, in minutes: talk.sh 5-7, 4-6, 2-3 or 1-2; options may follow. Space stops it with a
# verdict.
case ${1:-5-7} in
  -*) set -- 5-7 "$@" ;;
esac
case ${1:-5-7} in
  5-7) times=5m,6m,7m ;;
  4-6) times=4m,5m,6m ;;
  2-3) times=2m,2m30,3m ;;
  1-2) times=1m,1m30,2m ;;
  *)
    echo "Not a usual length: $1. Right would be: talk.sh 5-7, 4-6, 2-3 or 1-2" >&2
    exit 2
    ;;
esac
[ $# -gt 0 ] && shift
exec speech-timer talk "$times" "$@"
