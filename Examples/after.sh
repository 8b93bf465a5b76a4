#!/bin/sh
# For programmers: runs a command once a timer that runs has ended, and not if it is stopped: after.sh Review make deploy
if [ $# -lt 2 ]; then
  echo "No timer and command. Right would be: after.sh Review make deploy" >&2
  exit 2
fi
timer=$1 && shift
speech-timer wait "$timer" && exec "$@"
