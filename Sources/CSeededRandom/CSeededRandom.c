#define _GNU_SOURCE
#include "CSeededRandom.h"
#include "CFrozenClock.h"
#include "SeededStream.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

// Random numbers are numbered: a stream is a key and the number of the next one. SplitMix64 makes a number of both.

static const uint64_t golden_ratio = UINT64_C(0x9e3779b97f4a7c15);

static _Atomic bool is_started = false;
static _Atomic uint64_t process_seed = 0;
static _Atomic uint64_t process_key = 0;
static _Atomic uint64_t process_next = 0;

enum source { SOURCE_PROCESS, SOURCE_THREAD, SOURCE_MACHINE };
static _Thread_local enum source source_of_thread = SOURCE_PROCESS;
static _Thread_local uint64_t thread_key = 0;
static _Thread_local uint64_t thread_next = 0;

uint64_t mixed(uint64_t value) {
    value = (value ^ (value >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    value = (value ^ (value >> 27)) * UINT64_C(0x94d049bb133111eb);
    return value ^ (value >> 31);
}

static uint64_t key_of(uint64_t step) { return mixed(mixed(atomic_load(&process_seed) + golden_ratio) ^ step); }

void seeded_random_start(uint64_t seed) {
    atomic_store(&process_seed, seed);
    seeded_random_begin(0);
    atomic_store(&is_started, true);
}

void seeded_random_stop(void) { atomic_store(&is_started, false); }

void seeded_random_begin(uint64_t step) {
    atomic_store(&process_key, key_of(step));
    atomic_store(&process_next, 0);
    // The generators of old have a state of their own.
    if (atomic_load(&is_started)) {
        uint64_t seed = mixed(key_of(step) + golden_ratio);
        srandom((unsigned)seed);
        srand48((long)(seed >> 32));
    }
}

void seeded_random_begin_on_thread(uint64_t step) {
    // Other numbers than those of the process in a step of the same name.
    thread_key = mixed(key_of(step) + golden_ratio);
    thread_next = 0;
    source_of_thread = SOURCE_THREAD;
}

void seeded_random_end_on_thread(void) { source_of_thread = SOURCE_PROCESS; }

void seeded_random_exclude_thread(void) { source_of_thread = SOURCE_MACHINE; }

bool fill_with_seeded_numbers(void *bytes, size_t count, const void *caller) {
    enum source source = source_of_thread;
    if (source == SOURCE_MACHINE || (source == SOURCE_PROCESS && !atomic_load(&is_started))) return false;
    if (network_library_contains(caller)) return false;
    uint64_t key = source == SOURCE_THREAD ? thread_key : atomic_load(&process_key);
    uint64_t words = (count + 7) / 8, first;
    if (source == SOURCE_THREAD) {
        first = thread_next;
        thread_next += words;
    } else {
        first = atomic_fetch_add(&process_next, words);
    }
    for (size_t place = 0; place < count; place += 8) {
        uint64_t word = mixed(key + (first + place / 8 + 1) * golden_ratio);
        memcpy((char *)bytes + place, &word, count - place < 8 ? count - place : 8);
    }
    return true;
}

/// The keys with which Swift hashes values, as its runtime declares them.
struct hashing_parameters {
    uint64_t seed0, seed1;
    bool is_deterministic;
};

__attribute__((constructor)) static void seed_hashes(void) {
    const char *text = getenv(SEEDED_HASHES_VARIABLE);
    struct hashing_parameters *parameters = text ? dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters") : NULL;
    // Without this flag, hash values also depend on addresses.
    if (!parameters || !parameters->is_deterministic) return;
    uint64_t seed = strtoull(text, NULL, 10);
    parameters->seed0 = mixed(seed + golden_ratio);
    parameters->seed1 = mixed(seed + 2 * golden_ratio);
}
