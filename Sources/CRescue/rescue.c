#include "CRescue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { LONGEST = 128 };
static struct sigaction before[_NSIG];

static char bytes_to_write[LONGEST];
static struct termios modes;
// The descriptors, or -1. They are set last, so that what belongs to them is there.
static atomic_int screen = -1;
static atomic_int terminal = -1;
// A way of our own to that screen, and one to nowhere.
static int way = -1;
static int nowhere = -1;

static int is_in_front(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group < 0 || group == getpgrp();
}

// Writes all, also where nothing ever waits and somebody else is writing just now; but not for ever.
static void write_all(int descriptor, const char *bytes, size_t count) {
  for (int tries = 0; count > 0 && tries < 100; tries++) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      // A pause, since a terminal that another thread has locked is ready all the same.
      poll(NULL, 0, 5);
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}

// Calls nothing but what POSIX allows in a handler, and poll, which is a plain system call.
static void rescue(int number) {
  int error = errno;
  // In the background a terminal is another job's, and to touch it would stop this process instead.
  int descriptor = atomic_exchange(&screen, -1);
  if (descriptor >= 0) {
    // Other threads go on until the end: what they write from now on is not seen.
    if (nowhere >= 0) dup2(nowhere, descriptor);
    if (is_in_front(way)) write_all(way, bytes_to_write, strlen(bytes_to_write));
  }
  descriptor = atomic_exchange(&terminal, -1);
  if (descriptor >= 0 && is_in_front(descriptor)) tcsetattr(descriptor, TCSANOW, &modes);
  sigaction(number, &before[number], NULL);
  errno = error;
  // It stays pending until this handler returns, and is then dealt with as if there had been none.
  raise(number);
}

// Those that a run answers itself, and those that end no process.
static int is_left_alone(int number) {
  switch (number) {
    case SIGINT: case SIGQUIT: case SIGTERM: case SIGHUP: case SIGTSTP: case SIGCONT: case SIGWINCH:
    case SIGCHLD: case SIGURG: case SIGTTIN: case SIGTTOU: case SIGKILL: case SIGSTOP:
      return 1;
    default: return 0;
  }
}

// Those that something in this process causes, and for which the language may have a handler of its own.
static int is_fault(int number) {
  switch (number) {
    case SIGSEGV: case SIGBUS: case SIGILL: case SIGFPE: case SIGTRAP: case SIGABRT: return 1;
    default: return 0;
  }
}

static void begin(void) {
  static atomic_flag has_begun = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&has_begun)) return;
  struct sigaction action = {.sa_handler = rescue, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int number = 1; number < _NSIG; number++) {
    // Some are the C library's own.
    if (is_left_alone(number) || sigaction(number, NULL, &before[number]) != 0) continue;
    void (*handler)(int) = before[number].sa_handler;
    if (handler == SIG_DFL || (is_fault(number) && handler != SIG_IGN)) sigaction(number, &action, NULL);
  }
}

void rescue_screen(int descriptor, const char *bytes) {
  atomic_store(&screen, -1);
  if (!bytes || strlen(bytes) >= LONGEST) return;
  if (nowhere < 0) nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (way >= 0) close(way);
  way = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  if (way < 0) return;
  strcpy(bytes_to_write, bytes);
  begin();
  atomic_store(&screen, descriptor);
}

void rescue_modes(int descriptor) {
  atomic_store(&terminal, -1);
  if (tcgetattr(descriptor, &modes) != 0) return;
  begin();
  atomic_store(&terminal, descriptor);
}

void forget_modes(void) { atomic_store(&terminal, -1); }
