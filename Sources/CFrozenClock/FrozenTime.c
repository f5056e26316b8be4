#define _GNU_SOURCE
#include "FrozenTime.h"
#include "CFrozenClock.h"
#include <link.h>
#include <math.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Atomic bool is_frozen = false;
static _Atomic int64_t frozen_moment = 0;
/// The time of the monotonic clock at which the wall clock stopped.
static _Atomic int64_t frozen_since = 0;

/// The moment at which the clock stands on this thread alone, whatever the process's does.
static _Thread_local bool thread_is_frozen = false;
static _Thread_local int64_t thread_moment = 0;

struct code_range {
    uintptr_t start, end;
    enum wall_clock clock;
};

enum { MAXIMUM_RANGES = 32 };
static struct code_range ranges[MAXIMUM_RANGES];
static _Atomic int range_count = 0;

static const struct { const char *library; enum wall_clock clock; } clock_users[] = {
    {"libdispatch.so", WALL_CLOCK_RUNNING}, {"libcurl.so", WALL_CLOCK_MACHINE}, {"libcurl-gnutls.so", WALL_CLOCK_MACHINE},
    {"libssl.so", WALL_CLOCK_MACHINE},      {"libcrypto.so", WALL_CLOCK_MACHINE}, {"libgnutls.so", WALL_CLOCK_MACHINE},
};

static int add_ranges(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size, (void)context;
    const char *slash = strrchr(info->dlpi_name, '/');
    const char *name = slash ? slash + 1 : info->dlpi_name;
    for (size_t user = 0; user < sizeof clock_users / sizeof *clock_users; user++) {
        if (strncmp(name, clock_users[user].library, strlen(clock_users[user].library)) != 0) continue;
        for (int index = 0; index < info->dlpi_phnum; index++) {
            const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
            int count = atomic_load(&range_count);
            if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X) || count == MAXIMUM_RANGES) continue;
            uintptr_t start = info->dlpi_addr + segment->p_vaddr;
            ranges[count] = (struct code_range){start, start + segment->p_memsz, clock_users[user].clock};
            // Increments the count last, so that readers only see complete ranges.
            atomic_store(&range_count, count + 1);
        }
    }
    return 0;
}

void find_clock_users(void) {
    static _Atomic bool is_done = false;
    if (!atomic_exchange(&is_done, true)) dl_iterate_phdr(add_ranges, NULL);
}

static int64_t moment_of(double seconds) {
    double whole = floor(seconds);
    return (int64_t)whole * 1000000000 + llround((seconds - whole) * 1e9);
}

void frozen_clock_set(double seconds) {
    find_clock_users();
    atomic_store(&frozen_moment, moment_of(seconds));
    atomic_store(&frozen_since, kernel_clock(CLOCK_MONOTONIC));
    atomic_store(&is_frozen, true);
}

void frozen_clock_clear(void) { atomic_store(&is_frozen, false); }

void frozen_clock_set_on_thread(double seconds) {
    find_clock_users();
    thread_moment = moment_of(seconds);
    thread_is_frozen = true;
}

void frozen_clock_clear_on_thread(void) { thread_is_frozen = false; }

enum wall_clock wall_clock_seen_from(const void *address) {
    bool process_is_frozen = atomic_load(&is_frozen);
    if (!process_is_frozen && !thread_is_frozen) return WALL_CLOCK_MACHINE;
    uintptr_t place = (uintptr_t)address;
    int count = atomic_load(&range_count);
    for (int index = 0; index < count; index++) {
        if (place < ranges[index].start || place >= ranges[index].end) continue;
        return process_is_frozen ? ranges[index].clock : WALL_CLOCK_MACHINE;
    }
    return WALL_CLOCK_FROZEN;
}

bool network_library_contains(const void *address) {
    uintptr_t place = (uintptr_t)address;
    int count = atomic_load(&range_count);
    for (int index = 0; index < count; index++) {
        if (place < ranges[index].start || place >= ranges[index].end) continue;
        return ranges[index].clock == WALL_CLOCK_MACHINE;
    }
    return false;
}

int64_t kernel_clock(clockid_t clock) {
    struct timespec now = {0};
    syscall(SYS_clock_gettime, clock, &now);
    return nanoseconds_of(&now);
}

int64_t wall_clock_now(enum wall_clock clock) {
    switch (clock) {
    case WALL_CLOCK_FROZEN: return thread_is_frozen ? thread_moment : atomic_load(&frozen_moment);
    case WALL_CLOCK_RUNNING:
        return atomic_load(&frozen_moment) + kernel_clock(CLOCK_MONOTONIC) - atomic_load(&frozen_since);
    case WALL_CLOCK_MACHINE: break;
    }
    return kernel_clock(CLOCK_REALTIME);
}
