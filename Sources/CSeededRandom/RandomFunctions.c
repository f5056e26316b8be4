#define _GNU_SOURCE
#include "CSeededRandom.h"
#include "SeededStream.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// The functions that give random numbers. When the dynamic linker binds names, the executable's own definitions take
// precedence over libc's, so unmodified code gets seeded numbers. Swift's own generator calls `syscall`.

#define CALLER __builtin_extract_return_addr(__builtin_return_address(0))
#define INTERPOSED __attribute__((visibility("default"), noinline))

typedef long (*system_call)(long, ...);

static long kernel_call(long number, long a, long b, long c, long d, long e, long f) {
    static _Atomic(system_call) libc_syscall = NULL;
    system_call call = atomic_load(&libc_syscall);
    if (!call) {
        call = (system_call)dlsym(RTLD_NEXT, "syscall");
        atomic_store(&libc_syscall, call);
    }
    return call(number, a, b, c, d, e, f);
}

static ssize_t kernel_random(void *bytes, size_t count, unsigned flags) {
    return kernel_call(SYS_getrandom, (long)bytes, (long)count, (long)flags, 0, 0, 0);
}

/// Fills `bytes` with the kernel's random numbers.
static void fill_with_machine_numbers(void *bytes, size_t count) {
    for (size_t place = 0; place < count;) {
        ssize_t length = kernel_random((char *)bytes + place, count - place, 0);
        if (length < 0 && errno != EINTR) abort();
        if (length > 0) place += (size_t)length;
    }
}

static void fill(void *bytes, size_t count, const void *caller) {
    if (!fill_with_seeded_numbers(bytes, count, caller)) fill_with_machine_numbers(bytes, count);
}

INTERPOSED long syscall(long number, ...) {
    // A call has six arguments at most. The kernel ignores those that it does not need.
    long arguments[6];
    va_list list;
    va_start(list, number);
    for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && fill_with_seeded_numbers((void *)arguments[0], (size_t)arguments[1], CALLER)) {
        return arguments[1];
    }
    return kernel_call(
        number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

INTERPOSED ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
    if (fill_with_seeded_numbers(bytes, count, CALLER)) return (ssize_t)count;
    return kernel_random(bytes, count, flags);
}

INTERPOSED int getentropy(void *bytes, size_t count) {
    if (count > 256) {
        errno = EIO;
        return -1;
    }
    fill(bytes, count, CALLER);
    return 0;
}

INTERPOSED void arc4random_buf(void *bytes, size_t count) { fill(bytes, count, CALLER); }

INTERPOSED uint32_t arc4random(void) {
    uint32_t number;
    fill(&number, sizeof number, CALLER);
    return number;
}

INTERPOSED uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    // The numbers below this one would make small results more frequent than others.
    uint32_t least = -bound % bound, number;
    do fill(&number, sizeof number, CALLER);
    while (number < least);
    return number % bound;
}

// The device of random numbers. A thread writes a stream of its own, as long as somebody reads it.

static void *write_numbers(void *context) {
    int *descriptor = context;
    uint64_t step;
    memcpy(&step, descriptor + 1, sizeof step);
    seeded_random_begin_on_thread(step);
    unsigned char bytes[512];
    do fill_with_seeded_numbers(bytes, sizeof bytes, NULL);
    while (send(*descriptor, bytes, sizeof bytes, MSG_NOSIGNAL) > 0);
    close(*descriptor);
    free(descriptor);
    return NULL;
}

/// Returns a descriptor from which seeded random numbers can be read, or -1 if they are the machine's to give.
static int open_numbers(const char *path, const void *caller) {
    if (strcmp(path, "/dev/urandom") != 0 && strcmp(path, "/dev/random") != 0) return -1;
    uint64_t step;
    int ends[2], *context = malloc(sizeof(int) + sizeof step);
    if (!context || !fill_with_seeded_numbers(&step, sizeof step, caller)
        || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        free(context);
        return -1;
    }
    memcpy(context, &ends[1], sizeof(int));
    memcpy(context + 1, &step, sizeof step);
    pthread_t thread;
    if (pthread_create(&thread, NULL, write_numbers, context) != 0) {
        close(ends[0]), close(ends[1]), free(context);
        return -1;
    }
    pthread_detach(thread);
    return ends[0];
}

static int open_file(int folder, const char *path, int flags, mode_t mode, const void *caller) {
    int descriptor = open_numbers(path, caller);
    return descriptor >= 0 ? descriptor : (int)kernel_call(SYS_openat, folder, (long)path, flags, mode, 0, 0);
}

#define MODE(flags, mode) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list list; \
        va_start(list, flags); \
        mode = va_arg(list, mode_t); \
        va_end(list); \
    }

INTERPOSED int open(const char *path, int flags, ...) {
    MODE(flags, mode)
    return open_file(AT_FDCWD, path, flags, mode, CALLER);
}

INTERPOSED int open64(const char *path, int flags, ...) {
    MODE(flags, mode)
    return open_file(AT_FDCWD, path, flags, mode, CALLER);
}

typedef FILE *(*file_opener)(const char *, const char *);

INTERPOSED FILE *fopen(const char *path, const char *mode) {
    static _Atomic(file_opener) libc_fopen = NULL;
    int descriptor = open_numbers(path, CALLER);
    if (descriptor >= 0) return fdopen(descriptor, mode);
    file_opener opener = atomic_load(&libc_fopen);
    if (!opener) {
        opener = (file_opener)dlsym(RTLD_NEXT, "fopen");
        atomic_store(&libc_fopen, opener);
    }
    return opener(path, mode);
}
