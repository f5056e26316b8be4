#define _GNU_SOURCE
#include "CFrozenClock.h"
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The executable's own definitions win over libc's when the dynamic linker binds names, so unmodified code is frozen too.
static _Atomic bool is_frozen = false;
static _Atomic double frozen_seconds = 0;

void frozen_clock_set(double seconds) {
    atomic_store(&frozen_seconds, seconds);
    atomic_store(&is_frozen, true);
}

void frozen_clock_clear(void) { atomic_store(&is_frozen, false); }

static bool is_wall_clock(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

__attribute__((visibility("default"))) int clock_gettime(clockid_t clock, struct timespec *time) {
    if (atomic_load(&is_frozen) && is_wall_clock(clock)) {
        double seconds = atomic_load(&frozen_seconds);
        double whole = __builtin_floor(seconds);
        time->tv_sec = (time_t)whole;
        time->tv_nsec = (long)((seconds - whole) * 1e9);
        return 0;
    }
    return (int)syscall(SYS_clock_gettime, clock, time);
}

__attribute__((visibility("default"))) int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec now;
    int status = clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return status;
}

__attribute__((visibility("default"))) time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}
