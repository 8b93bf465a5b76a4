#!/bin/sh
# For cooks: what is on the stove, each with its name, said again at the end until you press a key. Your own dishes may
# stand behind it, kitchen.sh Rice=18m "Green beans=8m", or options.
case ${1:--} in
  -*) set -- Pasta=9m Sauce=25m Bread=35m "$@" ;;
esac
exec speech-timer --insist 5m --alert chime "$@"
