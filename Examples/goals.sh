#!/bin/sh
# For those who close rings: how far the goals of a file are reached, one a line as in "Move=520/600kcal":
# goals.sh today.txt. Options may follow.
file=${1:?"a file of goals is missing"}
shift
IFS='
'
set -f
# Lines, not words, since a label may have blanks.
exec speech-timer goals $(cat "$file") "$@"
