#!/bin/sh
# For tea: four minutes, or as long as you like it: tea.sh 3m. Options may follow: tea.sh 3m --locale es.
case ${1:--} in
  -*) set -- 4m "$@" ;;
esac
exec speech-timer --label Tea --alert chime "$@"
