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

/// The most tokens of a block, so that its codes suit what is in it.
enum { deflate_most_tokens = 1 << 13 };

/// Appends a block that is not the last one: with its own codes, with the fixed ones, or stored, whichever is smallest. `bytes` are
/// what the tokens stand for.
void deflate_block(deflate_bits *stream, const deflate_token *tokens, size_t count, const uint8_t *bytes, size_t length);

/// Appends an empty stored block, which ends at a byte.
void deflate_align(deflate_bits *stream);

#endif
