#!/bin/sh
# For invigilators: ninety minutes, told at half time and in the last half hour. Nothing is counted under people's pens.
exec speech-timer --label Exam --marks half,30m,10m,5m,1m --final 0 90m "$@"
