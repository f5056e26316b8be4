#ifndef CSEEDEDRANDOM_H
#define CSEEDEDRANDOM_H

#include <stdint.h>

/// Makes the random numbers of this process follow from `seed`. Libraries that connect to other machines are not
/// affected, because their keys must not be guessed.
void seeded_random_start(uint64_t seed);

/// Makes random numbers unpredictable again.
void seeded_random_stop(void);

/// Begins the random numbers of a step of the run: they follow from the seed and `step` alone.
void seeded_random_begin(uint64_t step);

/// Makes the random numbers of this thread alone follow from the seed and `step`, whatever other threads do. Does so
/// even where the process's random numbers are unpredictable.
void seeded_random_begin_on_thread(uint64_t step);

/// Lets this thread share the process's random numbers again.
void seeded_random_end_on_thread(void);

/// Makes the random numbers of this thread unpredictable for good, so that what it does changes no others.
void seeded_random_exclude_thread(void);

/// The environment variable with the seed of hash values. A constructor reads it, because hash values must not change
/// once there are dictionaries.
#define SEEDED_HASHES_VARIABLE "DARKROOM_HASH_SEED"

#endif
