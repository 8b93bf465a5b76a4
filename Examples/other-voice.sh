#!/bin/sh
# For another voice: each line is spoken by another program as it comes. Without a speech-dispatcher, put yours here.
speech-timer --speech none --every 1m "${@:-5m}" | ${SPEAK:-spd-say -e}
