#!/bin/sh
# Tea for as long as you like it: tea.sh, or tea.sh 3m.
# More options may follow: tea.sh 3m --locale es.
exec speech-timer --label Tea --alert chime "${@:-4m}"
