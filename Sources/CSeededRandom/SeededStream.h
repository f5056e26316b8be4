#ifndef SEEDEDSTREAM_H
#define SEEDEDSTREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Fills `bytes` with the next random numbers that the code at `caller` gets.
///
/// Returns false if they are the machine's to give.
bool fill_with_seeded_numbers(void *bytes, size_t count, const void *caller);

/// Mixes the bits of a number: equal numbers have equal results, and near numbers have unrelated ones.
uint64_t mixed(uint64_t value);

#endif
