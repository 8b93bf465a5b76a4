#!/bin/sh
# For another voice: each line is spoken by another program as it comes. Without a speech-dispatcher, put yours here.
case ${1:--} in
  -*) set -- 5m "$@" ;;
esac
speech-timer --speech none --every 1m "$@" | ${SPEAK:-spd-say -e}
