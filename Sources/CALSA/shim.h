#include <alsa/asoundlib.h>

// ALSA's handler of errors takes a list of arguments that Swift cannot name.
static void alsa_say_nothing(const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

// Keeps ALSA from printing its errors; they are returned as well.
static inline void alsa_be_quiet(void) { snd_lib_error_set_handler(alsa_say_nothing); }
