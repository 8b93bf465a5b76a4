#!/bin/sh
# Announcements spoken by another program: each line is said as it comes. Without a speech-dispatcher, put yours here.
speech-timer "${1:-5m}" --speech none --every 1m | ${SPEAK:-spd-say -e}
