#define _GNU_SOURCE
#include "CProcesses.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

// When the dynamic linker binds names, the executable's own definition takes precedence over libc's, so libraries that start
// threads call this one.

typedef int (*thread_start)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

/// How often a thread is tried to be started, and the time between two tries in nanoseconds.
enum { TRIES = 10, PAUSE = 20000000 };

static _Atomic(void (*)(int)) missing_thread = NULL;

void on_missing_thread(void (*handler)(int error)) { atomic_store(&missing_thread, handler); }

__attribute__((visibility("default"), noinline)) int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context
) {
    static _Atomic(thread_start) libc_start = NULL;
    thread_start start = atomic_load(&libc_start);
    if (!start) {
        start = (thread_start)dlsym(RTLD_NEXT, "pthread_create");
        atomic_store(&libc_start, start);
    }
    int error = start(thread, attributes, body, context);
    void (*handler)(int) = atomic_load(&missing_thread);
    for (int number = 1; error == EAGAIN && handler && number < TRIES; number++) {
        nanosleep(&(struct timespec){.tv_nsec = PAUSE}, NULL);
        error = start(thread, attributes, body, context);
    }
    if (error == EAGAIN && handler) handler(error);
    return error;
}
