#define _GNU_SOURCE
#include <sys/eventfd.h>
#include <sys/pidfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

// Lets a timer go off after a time, once; no time at all stops it.
static inline int timerfd_go_off_after(int timer, long seconds, long nanoseconds) {
  struct itimerspec setting = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
  return timerfd_settime(timer, 0, &setting, NULL);
}

// The variables of this process, "NAME=value" each, up to a null.
static inline char *const *process_environment(void) { return environ; }
