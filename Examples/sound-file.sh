#!/bin/sh
# For halls and phones: the whole exam as a sound file: sound-file.sh exam.wav 3h --locale de
file=${1:-exam.wav}
[ $# -gt 0 ] && shift
exec speech-timer --rehearse --wav "$file" "${@:-3h}"
