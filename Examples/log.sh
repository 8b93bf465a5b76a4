#!/bin/sh
# For programmers: a countdown as JSON, one object a line, with the time of each announcement: log.sh 45m >>exam.jsonl
exec speech-timer --json "${@:-45m}"
