# Completion for bash. The program itself knows what may follow.
_speech_timer() {
  local line=${COMP_LINE:0:COMP_POINT} current=$2 answer kept
  local -a words answers
  # Without -r, so that a blank behind a backslash parts no words.
  read -a words <<<"$line"
  [[ $line == *[[:blank:]] ]] && words+=('')
  mapfile -t answers < <("$1" complete "${words[@]:1}" 2>/dev/null)
  COMPREPLY=()
  if [[ ${answers[0]} == / ]]; then
    compopt -o default
    return
  fi
  # Of a word with = or : in it, bash completes what stands behind the last of these.
  [[ $current == [=:] ]] && current=
  current=${current//\\/}
  kept=${words[-1]%"$current"}
  for answer in "${answers[@]}"; do
    answer=${answer%%$'\t'*}
    answer=${answer#"$kept"}
    # A timer may have any name.
    [[ $answer == *[^[:alnum:]_,.:=/@%+-]* ]] && printf -v answer %q "$answer"
    COMPREPLY+=("$answer")
  done
}
complete -F _speech_timer speech-timer
