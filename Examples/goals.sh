#!/bin/sh
# For those who close rings: how far the goals of a file are reached, one a line as in "Move=520/600kcal":
# goals.sh today.txt. Options may follow.
if [ $# -eq 0 ]; then
  echo "No file of goals. Right would be: goals.sh today.txt" >&2
  exit 2
fi
file=$1 && shift
IFS='
'
set -f
# Lines, not words, since a label may have blanks.
exec speech-timer goals $(cat "$file") "$@"
