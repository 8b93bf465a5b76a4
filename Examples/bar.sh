#!/bin/sh
# For a desktop's bar, which runs it every few seconds: what is left of each timer, or nothing where none runs.
speech-timer list 2>/dev/null | paste -s -d ';' | sed 's/;/; /g'
