#define _GNU_SOURCE
#include "FrozenTime.h"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <threads.h>
#include <unistd.h>

// The functions that wait until a moment of the wall clock. The kernel compares such a moment with the machine's clock.
// While the clock is frozen, these functions therefore wait on the monotonic clock, for the time between the frozen
// moment and the given one.

struct deadline {
    clockid_t clock;
    struct timespec time;
};

static struct deadline deadline_of(const struct timespec *time, const void *caller) {
    enum wall_clock seen = wall_clock_seen_from(caller);
    if (seen == WALL_CLOCK_MACHINE || time->tv_nsec < 0 || time->tv_nsec >= 1000000000) {
        return (struct deadline){CLOCK_REALTIME, *time};
    }
    // A century counts as forever. Adding it to a time cannot overflow.
    const int64_t longest = INT64_C(100) * 366 * 86400;
    struct timespec now = timespec_of(wall_clock_now(seen));
    int64_t seconds = time->tv_sec > now.tv_sec + longest ? longest : time->tv_sec - now.tv_sec;
    if (seconds < -1) seconds = -1;
    int64_t left = seconds * 1000000000 + time->tv_nsec - now.tv_nsec;
    if (left < 0) left = 0;
    return (struct deadline){CLOCK_MONOTONIC, timespec_of(kernel_clock(CLOCK_MONOTONIC) + left)};
}

INTERPOSED int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
    // glibc sets this bit when a condition variable uses the monotonic clock.
    if (condition->__data.__wrefs & 2) return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, time);
    struct deadline deadline = deadline_of(time, CALLER);
    return pthread_cond_clockwait(condition, mutex, deadline.clock, &deadline.time);
}

INTERPOSED int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *time) {
    struct deadline deadline = deadline_of(time, CALLER);
    return pthread_mutex_clocklock(mutex, deadline.clock, &deadline.time);
}

INTERPOSED int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *time) {
    struct deadline deadline = deadline_of(time, CALLER);
    return pthread_rwlock_clockrdlock(lock, deadline.clock, &deadline.time);
}

INTERPOSED int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *time) {
    struct deadline deadline = deadline_of(time, CALLER);
    return pthread_rwlock_clockwrlock(lock, deadline.clock, &deadline.time);
}

INTERPOSED int sem_timedwait(sem_t *semaphore, const struct timespec *time) {
    struct deadline deadline = deadline_of(time, CALLER);
    return sem_clockwait(semaphore, deadline.clock, &deadline.time);
}

static int thread_result(int error) {
    return error == 0 ? thrd_success : error == ETIMEDOUT ? thrd_timedout : thrd_error;
}

INTERPOSED int cnd_timedwait(cnd_t *condition, mtx_t *mutex, const struct timespec *time) {
    struct deadline deadline = deadline_of(time, CALLER);
    // glibc implements C11 conditions and mutexes with its POSIX ones.
    return thread_result(pthread_cond_clockwait(
        (pthread_cond_t *)condition, (pthread_mutex_t *)mutex, deadline.clock, &deadline.time));
}

INTERPOSED int mtx_timedlock(mtx_t *mutex, const struct timespec *time) {
    struct deadline deadline = deadline_of(time, CALLER);
    return thread_result(pthread_mutex_clocklock((pthread_mutex_t *)mutex, deadline.clock, &deadline.time));
}

INTERPOSED int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    struct deadline deadline = {clock, *time};
    if (clock == CLOCK_REALTIME && flags == TIMER_ABSTIME) deadline = deadline_of(time, CALLER);
    return syscall(SYS_clock_nanosleep, deadline.clock, flags, &deadline.time, left) == 0 ? 0 : errno;
}

// The timers of the wall clock, by file descriptor. Timers with higher descriptors follow the machine's clock.
enum { TIMERS = 4096 };
static _Atomic bool is_wall_clock_timer[TIMERS];

INTERPOSED int timerfd_create(clockid_t clock, int flags) {
    int descriptor = (int)syscall(SYS_timerfd_create, clock, flags);
    if (descriptor >= 0 && descriptor < TIMERS) {
        atomic_store(&is_wall_clock_timer[descriptor], clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_ALARM);
    }
    return descriptor;
}

INTERPOSED int timerfd_settime(int timer, int flags, const struct itimerspec *new, struct itimerspec *old) {
    struct itimerspec value = *new;
    bool is_set = value.it_value.tv_sec != 0 || value.it_value.tv_nsec != 0;
    bool is_wall = timer >= 0 && timer < TIMERS && atomic_load(&is_wall_clock_timer[timer]);
    enum wall_clock seen = wall_clock_seen_from(CALLER);
    if (is_set && is_wall && (flags & TFD_TIMER_ABSTIME) && seen != WALL_CLOCK_MACHINE) {
        struct deadline deadline = deadline_of(&value.it_value, CALLER);
        int64_t left = nanoseconds_of(&deadline.time) - kernel_clock(CLOCK_MONOTONIC);
        // A value of zero would disarm the timer.
        value.it_value = timespec_of(left > 0 ? left : 1);
        flags &= ~(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET);
    }
    return (int)syscall(SYS_timerfd_settime, timer, flags, &value, old);
}
