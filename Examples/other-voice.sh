#!/bin/sh
# Announcements spoken by another program: each line is said as it comes. Without a speech-dispatcher, put yours here.
speech-timer --speech none --every 1m "${@:-5m}" | ${SPEAK:-spd-say -e}
