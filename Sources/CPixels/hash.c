#include "CPixels.h"

// MurmurHash3_x64_128 over pairs of pixels. Austin Appleby wrote the algorithm and placed it in the public domain.
static inline uint64_t rotated(uint64_t value, int bits) { return value << bits | value >> (64 - bits); }

static inline uint64_t mixed(uint64_t value) {
    value ^= value >> 33;
    value *= 0xff51afd7ed558ccdULL;
    value ^= value >> 33;
    value *= 0xc4ceb9fe1a85ec53ULL;
    return value ^ value >> 33;
}

void cpixels_hash(const uint32_t *pixels, size_t count, uint64_t seed, uint64_t out[2]) {
    const uint64_t first = 0x87c37b91114253d5ULL, second = 0x4cf5ad432745937fULL;
    uint64_t a = seed, b = seed;
    size_t blocks = count / 4;
    for (size_t i = 0; i < blocks; i++, pixels += 4) {
        uint64_t low = (uint64_t)pixels[1] << 32 | pixels[0], high = (uint64_t)pixels[3] << 32 | pixels[2];
        a ^= rotated(low * first, 31) * second;
        a = (rotated(a, 27) + b) * 5 + 0x52dce729;
        b ^= rotated(high * second, 33) * first;
        b = (rotated(b, 31) + a) * 5 + 0x38495ab5;
    }
    uint64_t low = 0, high = 0;
    if (count % 4 > 0) low = pixels[0];
    if (count % 4 > 1) low |= (uint64_t)pixels[1] << 32;
    if (count % 4 > 2) high = pixels[2];
    a ^= rotated(low * first, 31) * second;
    b ^= rotated(high * second, 33) * first;
    a ^= count * 4;
    b ^= count * 4;
    a += b;
    b += a;
    a = mixed(a);
    b = mixed(b);
    a += b;
    b += a;
    out[0] = a;
    out[1] = b;
}
