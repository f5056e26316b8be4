#ifndef FROZENTIME_H
#define FROZENTIME_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

// Moments and durations are in nanoseconds; wall-clock moments count from 1970.

/// Whose wall clock a caller sees.
enum wall_clock {
    /// The one that stands: everybody's.
    WALL_CLOCK_FROZEN,
    /// The one that stood at the frozen moment when it was set and runs on from there. Dispatch measures its own waiting
    /// with it; were it to stand, a wall-clock timer would never be due.
    WALL_CLOCK_RUNNING,
    /// The machine's. Certificates of servers are checked against it when responses are recorded.
    WALL_CLOCK_MACHINE,
};

/// The wall clock that the code at `address` sees now.
enum wall_clock wall_clock_seen_from(const void *address);

/// The moment on that clock.
int64_t wall_clock_now(enum wall_clock clock);

/// Looks up where the libraries lie whose clock is not the frozen one.
void find_clock_users(void);

/// The kernel's own clock.
int64_t kernel_clock(clockid_t clock);

static inline int64_t nanoseconds_of(const struct timespec *time) {
    return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
}

/// Rounds down, as a time before 1970 needs it, too.
static inline struct timespec timespec_of(int64_t nanoseconds) {
    int64_t seconds = nanoseconds / 1000000000, rest = nanoseconds % 1000000000;
    if (rest < 0) { seconds -= 1; rest += 1000000000; }
    return (struct timespec){.tv_sec = (time_t)seconds, .tv_nsec = (long)rest};
}

#define CALLER __builtin_extract_return_addr(__builtin_return_address(0))
#define INTERPOSED __attribute__((visibility("default"), noinline))

#endif
