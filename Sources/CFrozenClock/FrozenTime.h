#ifndef FROZENTIME_H
#define FROZENTIME_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

// Moments and durations are in nanoseconds. Wall-clock moments count from 1970.

/// The wall clock that a caller sees.
enum wall_clock {
    /// The frozen clock, which all code sees by default.
    WALL_CLOCK_FROZEN,
    /// A clock that starts at the frozen moment and runs on. Dispatch measures its own waiting with this clock; if the
    /// clock stood still, a wall-clock timer would never fire.
    WALL_CLOCK_RUNNING,
    /// The machine's clock. Certificates of servers are checked against it while responses are recorded.
    WALL_CLOCK_MACHINE,
};

/// Returns the wall clock that the code at `address` sees now.
enum wall_clock wall_clock_seen_from(const void *address);

/// Returns the current moment on `clock`.
int64_t wall_clock_now(enum wall_clock clock);

/// Finds the address ranges of the libraries that see another clock than the frozen one.
void find_clock_users(void);

/// Returns the time of the kernel's clock.
int64_t kernel_clock(clockid_t clock);

static inline int64_t nanoseconds_of(const struct timespec *time) {
    return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
}

/// Rounds down, which also gives correct results for times before 1970.
static inline struct timespec timespec_of(int64_t nanoseconds) {
    int64_t seconds = nanoseconds / 1000000000, rest = nanoseconds % 1000000000;
    if (rest < 0) { seconds -= 1; rest += 1000000000; }
    return (struct timespec){.tv_sec = (time_t)seconds, .tv_nsec = (long)rest};
}

#define CALLER __builtin_extract_return_addr(__builtin_return_address(0))
#define INTERPOSED __attribute__((visibility("default"), noinline))

#endif
