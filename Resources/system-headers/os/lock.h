// Locks of one word. Who waits for one gives its time to other threads.
#ifndef __OS_LOCK__
#define __OS_LOCK__

#include <DarkroomHeaders.h>
#include <pthread.h>
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

#define OS_UNFAIR_LOCK_AVAILABILITY

typedef struct _DARKROOM_OWN os_unfair_lock_s {
    // The thread that has the lock, or 0.
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock _DARKROOM_OWN, *os_unfair_lock_t _DARKROOM_OWN;

#if defined(__cplusplus)
#define OS_UNFAIR_LOCK_INIT (os_unfair_lock{})
#else
#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
#endif

_DARKROOM_INLINE uint32_t _os_unfair_lock_thread(void) {
    return (uint32_t)((uintptr_t)pthread_self() >> 4) | 1;
}

_DARKROOM_INLINE bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    uint32_t free = 0;
    return __atomic_compare_exchange_n(
        &lock->_os_unfair_lock_opaque, &free, _os_unfair_lock_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

/// A thread that takes a lock twice ends the program, as on Apple's systems.
_DARKROOM_INLINE void os_unfair_lock_lock(os_unfair_lock_t lock) {
    while (!os_unfair_lock_trylock(lock)) {
        if (__atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) == _os_unfair_lock_thread()) __builtin_trap();
        sched_yield();
    }
}

_DARKROOM_INLINE void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    if (__atomic_exchange_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE) != _os_unfair_lock_thread()) __builtin_trap();
}

_DARKROOM_INLINE void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
    if (__atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) != _os_unfair_lock_thread()) __builtin_trap();
}

_DARKROOM_INLINE void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
    if (__atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) == _os_unfair_lock_thread()) __builtin_trap();
}

#endif
