#!/bin/sh
# For invigilators: one start, and a later end for those who have more time; a record of what was told when is added to
# exam.jsonl. extra-time.sh 3h, with more groups behind it: --extra "Own room=50%"
time=${1:-90m}
[ $# -gt 0 ] && shift
exec speech-timer "Standard=$time" --extra "Extra time=25%" --log "${LOG:-exam.jsonl}" "$@"
