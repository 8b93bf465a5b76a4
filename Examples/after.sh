#!/bin/sh
# For programmers: runs a command once a timer that runs has ended, and not if it is stopped: after.sh Review make deploy
timer=${1:?"a timer is missing. Right would be: after.sh Review make deploy"}
shift
speech-timer wait "$timer" && exec "$@"
