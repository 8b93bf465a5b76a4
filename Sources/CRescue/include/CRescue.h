// Puts a terminal back before a signal that nothing else answers (a fault, SIGUSR1, SIGXCPU) ends the process.
#pragma once

/// What has to be written to leave a screen as it was; a null pointer: nothing any more.
void rescue_screen(int descriptor, const char *bytes);

/// Keeps a terminal's settings as they are now, to be put back.
void rescue_modes(int descriptor);

/// The settings have been put back.
void forget_modes(void);
