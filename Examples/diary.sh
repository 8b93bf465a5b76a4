#!/bin/sh
# For programmers: a hook that notes in a file which timers have ended, and when:
# speech-timer Review=25m --hook Examples/diary.sh
[ "$1" = finished ] || exit 0
echo "$SPEECH_TIMER_TIME $SPEECH_TIMER_WRITTEN" >>"${DIARY:-$HOME/timers.txt}"
