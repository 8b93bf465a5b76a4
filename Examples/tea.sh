#!/bin/sh
# For tea: four minutes, or as long as you like it: tea.sh 3m. Options may follow the time: tea.sh 3m --locale es.
exec speech-timer --label Tea --alert chime "${@:-4m}"
