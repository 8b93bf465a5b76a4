#!/bin/sh
# The whole exam as a sound file, for a hall's loudspeakers or a phone: sound-file.sh exam.wav 3h --locale de
file=${1:-exam.wav}
[ $# -gt 0 ] && shift
exec speech-timer --rehearse --wav "$file" "${@:-3h}"
