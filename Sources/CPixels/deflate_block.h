#ifndef DEFLATE_BLOCK_H
#define DEFLATE_BLOCK_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The bits of a deflate stream, the first one lowest.
typedef struct {
    uint64_t bits;
    int count;
    uint8_t *out;
} deflate_bits;

/// Appends up to 32 bits.
static inline void put_bits(deflate_bits *stream, uint64_t bits, int count) {
    stream->bits |= bits << stream->count;
    stream->count += count;
    if (stream->count < 32) return;
    for (int i = 0; i < 4; i++) stream->out[i] = (uint8_t)(stream->bits >> 8 * i);
    stream->out += 4;
    stream->bits >>= 32;
    stream->count -= 32;
}

/// A literal byte, or a copy: `deflate_copy`, the length from bit 15, and the distance minus one.
typedef uint32_t deflate_token;
#define deflate_copy 0x80000000u

static inline deflate_token copy_token(uint32_t length, uint32_t distance) {
    return deflate_copy | length << 15 | (distance - 1);
}

static const uint16_t length_base[29] = {
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
};
static const uint8_t length_bits[29] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
};

static inline int log2_of(uint32_t value) { return 31 - __builtin_clz(value); }

/// Returns the symbol of a length from 3 to 258, counted from that of 3.
static inline int length_symbol(uint32_t length) {
    if (length == 258) return 28;
    uint32_t place = length - 3;
    if (place < 8) return (int)place;
    int bits = log2_of(place) - 2;
    return 4 * bits + (int)(place >> bits);
}

/// Returns the symbol of a distance minus one.
static inline int distance_symbol(uint32_t place) {
    if (place < 4) return (int)place;
    int bits = log2_of(place) - 1;
    return 2 * bits + (int)(place >> bits);
}

static inline int distance_bits(int symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

enum { deflate_literals = 286, deflate_distances = 30 };

/// How often each symbol occurs, and the bits behind the symbols of lengths and distances.
typedef struct {
    uint32_t literals[deflate_literals], distances[deflate_distances], extra_bits;
} deflate_counts;

static inline void count_copy(deflate_counts *counts, uint32_t length, uint32_t distance) {
    int number = length_symbol(length), symbol = distance_symbol(distance - 1);
    counts->literals[257 + number]++;
    counts->distances[symbol]++;
    counts->extra_bits += (uint32_t)(length_bits[number] + distance_bits(symbol));
}

/// Adds the symbols of tokens.
void deflate_count(deflate_counts *counts, const deflate_token *tokens, size_t count);

/// The most tokens of a block, so that its codes suit what is in it.
enum { deflate_most_tokens = 1 << 13 };

/// Appends a block that is not the last one: with its own codes, with the fixed ones, or stored, whichever is smallest. `counts` are
/// those of the tokens, and `bytes` what they stand for. Returns 0 where they are NULL and the block would be stored.
int deflate_block(
    deflate_bits *stream, const deflate_token *tokens, size_t count, const deflate_counts *counts, const uint8_t *bytes,
    size_t length);

/// Appends an empty stored block, which ends at a byte.
void deflate_align(deflate_bits *stream);

#endif
