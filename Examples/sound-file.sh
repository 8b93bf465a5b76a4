#!/bin/sh
# For halls and phones: the whole exam as a sound file, 160 MB for each hour: sound-file.sh exam.wav 3h --locale de
case ${1:--} in
  -*) file=exam.wav ;;
  *) file=$1 && shift ;;
esac
case ${1:--} in
  -*) set -- 3h "$@" ;;
esac
exec speech-timer --rehearse --wav "$file" "$@"
