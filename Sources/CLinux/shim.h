#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <stdint.h>
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

// Makes reading a timer of CLOCK_REALTIME fail with ECANCELED once that clock has been set. It never goes off by
// itself.
static inline int timerfd_watch_clock(int timer) {
  struct itimerspec setting = {.it_value = {.tv_sec = INT64_MAX / 1000000000}};
  return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &setting, NULL);
}

// These are declared here, since glibc shows them only to those who ask for all of GNU, and what is seen in Swift then
// differs.
extern int accept4(int, void *, unsigned int *, int);
extern int posix_spawn_file_actions_addclosefrom_np(void *, int);

extern int mallopt(int, int);

// Lets all threads share one heap (M_ARENA_MAX): with one each, what one takes and another gives back fills them all.
static inline void share_heap(void) { (void)mallopt(-8, 1); }

// The next connection of a socket.
static inline int socket_accept(int listener, int flags) { return accept4(listener, NULL, NULL, flags); }

// Lets a program be started without the descriptors from this one on.
static inline int spawn_without_descriptors(void *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

// POSIX_SPAWN_SETSID, which <spawn.h> shows as little.
static const short posix_spawn_setsid = 0x80;

// The flag with which a program is started in a session of its own.
static inline short spawn_in_session_of_its_own(void) { return posix_spawn_setsid; }

extern int _Fork(void);
extern int close_range(unsigned int, unsigned int, int);

// Leaves a process behind that ends another one with its group unless that ends by itself within so many milliseconds.
// `process` is its descriptor, which is all that is kept open. There may be threads: nothing is called but what a fork
// of one of them may call.
static inline void leave_keeper(int process, int group, int milliseconds) {
  if (_Fork() != 0) return;
  setsid();
  if (process > 0) close_range(0, process - 1, 0);
  close_range(process + 1, ~0U, 0);
  struct pollfd request = {.fd = process, .events = POLLIN};
  if (poll(&request, 1, milliseconds) == 0) kill(-group, SIGKILL);
  _exit(0);
}

// Who is at the other end of a socket, as SO_PEERCRED tells it: struct ucred, which is not shown either.
struct socket_peer {
  int process;
  unsigned int user;
  unsigned int group;
};
