#include <sys/eventfd.h>
#include <sys/timerfd.h>
