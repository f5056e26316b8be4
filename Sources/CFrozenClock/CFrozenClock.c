#define _GNU_SOURCE
#include "CFrozenClock.h"
#include "FrozenTime.h"
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// The functions that tell the time. When the dynamic linker binds names, the executable's own definitions take
// precedence over libc's, so unmodified code sees the frozen time too.

static bool is_wall_clock(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

INTERPOSED int clock_gettime(clockid_t clock, struct timespec *time) {
    if (is_wall_clock(clock)) {
        enum wall_clock seen = wall_clock_seen_from(CALLER);
        if (seen != WALL_CLOCK_MACHINE) {
            *time = timespec_of(wall_clock_now(seen));
            return 0;
        }
    }
    return (int)syscall(SYS_clock_gettime, clock, time);
}

INTERPOSED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec now = timespec_of(wall_clock_now(wall_clock_seen_from(CALLER)));
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

INTERPOSED time_t time(time_t *out) {
    time_t now = timespec_of(wall_clock_now(wall_clock_seen_from(CALLER))).tv_sec;
    if (out) *out = now;
    return now;
}

INTERPOSED int timespec_get(struct timespec *time, int base) {
    if (base != TIME_UTC) return 0;
    *time = timespec_of(wall_clock_now(wall_clock_seen_from(CALLER)));
    return base;
}
