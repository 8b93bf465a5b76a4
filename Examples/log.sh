#!/bin/sh
# A record of a countdown, one JSON object a line, with the time of each announcement: log.sh 45m >>exam.jsonl
exec speech-timer --json "${@:-45m}"
