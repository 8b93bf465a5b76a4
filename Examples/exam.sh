#!/bin/sh
# An exam of ninety minutes: half time, then the last half hour, and nothing that counts down under people's pens.
exec speech-timer --label Exam --marks half,30m,10m,5m,1m --final 0 90m "$@"
