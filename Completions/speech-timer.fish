# Completion for fish. The program itself knows what may follow.
function __speech_timer_answers
    set -l words (commandline -opc)
    set -l current (string unescape -- (commandline -ct))
    set -l answers ($words[1] complete $words[2..] "$current" 2>/dev/null)
    if test "$answers[1]" = /
        set -l option (string match -r '^--[a-z-]+=' -- "$current")
        for path in (__fish_complete_path (string replace -- "$option" '' "$current"))
            echo "$option$path"
        end
    else
        printf '%s\n' $answers
    end
end
complete -c speech-timer -f -a '(__speech_timer_answers)'
