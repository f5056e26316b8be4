// The time since the machine's start, in nanoseconds.
#ifndef _MACH_MACH_TIME_H_
#define _MACH_MACH_TIME_H_

#include <DarkroomHeaders.h>
#include <stdint.h>

typedef int kern_return_t;
#define KERN_SUCCESS 0

struct _DARKROOM_OWN mach_timebase_info {
    uint32_t numer;
    uint32_t denom;
};
typedef struct mach_timebase_info *mach_timebase_info_t _DARKROOM_OWN;
typedef struct mach_timebase_info mach_timebase_info_data_t _DARKROOM_OWN;

// Strict standards of C hide the system's own declaration.
struct _DARKROOM_OWN _darkroom_time {
    long seconds;
    long nanoseconds;
};
extern _DARKROOM_OWN int _darkroom_clock_gettime(int clock, struct _darkroom_time *time) __asm__("clock_gettime");

_DARKROOM_INLINE uint64_t _darkroom_nanoseconds(int clock) {
    struct _darkroom_time time = {0, 0};
    _darkroom_clock_gettime(clock, &time);
    return (uint64_t)time.seconds * 1000000000u + (uint64_t)time.nanoseconds;
}

// CLOCK_MONOTONIC, which stops while the machine sleeps, and CLOCK_BOOTTIME, which does not.
_DARKROOM_INLINE uint64_t mach_absolute_time(void) { return _darkroom_nanoseconds(1); }
_DARKROOM_INLINE uint64_t mach_approximate_time(void) { return _darkroom_nanoseconds(1); }
_DARKROOM_INLINE uint64_t mach_continuous_time(void) { return _darkroom_nanoseconds(7); }
_DARKROOM_INLINE uint64_t mach_continuous_approximate_time(void) { return _darkroom_nanoseconds(7); }

_DARKROOM_INLINE kern_return_t mach_timebase_info(mach_timebase_info_t info) {
    info->numer = info->denom = 1;
    return KERN_SUCCESS;
}

#endif
