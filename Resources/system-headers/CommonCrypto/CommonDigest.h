// Digests, as RFC 1321 and FIPS 180-4 define them.
#ifndef _CC_DIGEST_H_
#define _CC_DIGEST_H_

#include <DarkroomHeaders.h>
#include <stdint.h>
#include <string.h>

typedef uint32_t CC_LONG _DARKROOM_OWN;
typedef uint64_t CC_LONG64 _DARKROOM_OWN;

// The lengths in bytes.
#define CC_MD5_DIGEST_LENGTH _DARKROOM_NUMBER(16)
#define CC_MD5_BLOCK_BYTES _DARKROOM_NUMBER(64)
#define CC_SHA1_DIGEST_LENGTH _DARKROOM_NUMBER(20)
#define CC_SHA1_BLOCK_BYTES _DARKROOM_NUMBER(64)
#define CC_SHA224_DIGEST_LENGTH _DARKROOM_NUMBER(28)
#define CC_SHA224_BLOCK_BYTES _DARKROOM_NUMBER(64)
#define CC_SHA256_DIGEST_LENGTH _DARKROOM_NUMBER(32)
#define CC_SHA256_BLOCK_BYTES _DARKROOM_NUMBER(64)
#define CC_SHA384_DIGEST_LENGTH _DARKROOM_NUMBER(48)
#define CC_SHA384_BLOCK_BYTES _DARKROOM_NUMBER(128)
#define CC_SHA512_DIGEST_LENGTH _DARKROOM_NUMBER(64)
#define CC_SHA512_BLOCK_BYTES _DARKROOM_NUMBER(128)

// A digest's state: the length of what came in bytes, the chained words, and the block that is not full.
#define _CC_CONTEXT(name, word, words, bytes) \
    typedef struct _DARKROOM_OWN name##state_st { \
        uint64_t count; \
        word hash[words]; \
        uint8_t block[bytes]; \
    } name##_CTX _DARKROOM_OWN;

_CC_CONTEXT(CC_MD5, uint32_t, 4, 64)
_CC_CONTEXT(CC_SHA1, uint32_t, 5, 64)
_CC_CONTEXT(CC_SHA256, uint32_t, 8, 64)
_CC_CONTEXT(CC_SHA512, uint64_t, 8, 128)

_DARKROOM_INLINE uint32_t _cc_left(uint32_t number, int bits) { return number << bits | number >> (32 - bits); }
_DARKROOM_INLINE uint32_t _cc_right(uint32_t number, int bits) { return number >> bits | number << (32 - bits); }
_DARKROOM_INLINE uint64_t _cc_right64(uint64_t number, int bits) {
    return number >> bits | number << (64 - bits);
}

_DARKROOM_INLINE void _cc_md5(uint32_t *hash, const uint8_t *block) {
    static const uint8_t turns[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
    static const uint32_t sines[64] = {
        0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
        0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
        0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
        0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
        0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
        0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
        0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
        0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
    };
    uint32_t words[16], a = hash[0], b = hash[1], c = hash[2], d = hash[3];
    for (int index = 0; index < 16; index++) {
        const uint8_t *bytes = block + 4 * index;
        words[index] = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    }
    for (int step = 0; step < 64; step++) {
        uint32_t mixed;
        int place;
        switch (step / 16) {
        case 0: mixed = (b & c) | (~b & d), place = step; break;
        case 1: mixed = (d & b) | (~d & c), place = 5 * step + 1; break;
        case 2: mixed = b ^ c ^ d, place = 3 * step + 5; break;
        default: mixed = c ^ (b | ~d), place = 7 * step; break;
        }
        uint32_t next = b + _cc_left(a + mixed + sines[step] + words[place % 16], turns[step / 16][step % 4]);
        a = d, d = c, c = b, b = next;
    }
    hash[0] += a, hash[1] += b, hash[2] += c, hash[3] += d;
}

_DARKROOM_INLINE uint32_t _cc_word(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

_DARKROOM_INLINE void _cc_sha1(uint32_t *hash, const uint8_t *block) {
    uint32_t words[80], a = hash[0], b = hash[1], c = hash[2], d = hash[3], e = hash[4];
    for (int index = 0; index < 16; index++) words[index] = _cc_word(block + 4 * index);
    for (int index = 16; index < 80; index++) {
        words[index] = _cc_left(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1);
    }
    for (int step = 0; step < 80; step++) {
        uint32_t mixed, number;
        switch (step / 20) {
        case 0: mixed = (b & c) | (~b & d), number = 0x5a827999; break;
        case 1: mixed = b ^ c ^ d, number = 0x6ed9eba1; break;
        case 2: mixed = (b & c) | (b & d) | (c & d), number = 0x8f1bbcdc; break;
        default: mixed = b ^ c ^ d, number = 0xca62c1d6; break;
        }
        uint32_t next = _cc_left(a, 5) + mixed + e + number + words[step];
        e = d, d = c, c = _cc_left(b, 30), b = a, a = next;
    }
    hash[0] += a, hash[1] += b, hash[2] += c, hash[3] += d, hash[4] += e;
}

// The two sizes of SHA-2 differ in the words' width, in the rounds and in the turns.
#define _CC_SHA2(name, word, rounds, right, read, s0a, s0b, s0c, s1a, s1b, s1c, w0a, w0b, w0c, w1a, w1b, w1c, ...) \
    _DARKROOM_INLINE void name(word *hash, const uint8_t *block) { \
        static const word roots[rounds] = {__VA_ARGS__}; \
        word words[rounds], part[8]; \
        for (int index = 0; index < 16; index++) words[index] = read(block + sizeof(word) * index); \
        for (int index = 16; index < rounds; index++) { \
            word first = words[index - 15], last = words[index - 2]; \
            words[index] = words[index - 16] + words[index - 7] + (right(first, w0a) ^ right(first, w0b) ^ first >> w0c) \
                + (right(last, w1a) ^ right(last, w1b) ^ last >> w1c); \
        } \
        memcpy(part, hash, sizeof part); \
        for (int step = 0; step < rounds; step++) { \
            word a = part[0], b = part[1], c = part[2], e = part[4], f = part[5], g = part[6]; \
            word one = part[7] + (right(e, s1a) ^ right(e, s1b) ^ right(e, s1c)) + ((e & f) ^ (~e & g)) \
                + roots[step] + words[step]; \
            word two = (right(a, s0a) ^ right(a, s0b) ^ right(a, s0c)) + ((a & b) ^ (a & c) ^ (b & c)); \
            memmove(part + 1, part, 7 * sizeof(word)); \
            part[4] += one, part[0] = one + two; \
        } \
        for (int index = 0; index < 8; index++) hash[index] += part[index]; \
    }

_DARKROOM_INLINE uint64_t _cc_word64(const uint8_t *bytes) {
    return (uint64_t)_cc_word(bytes) << 32 | _cc_word(bytes + 4);
}

_CC_SHA2(
    _cc_sha256, uint32_t, 64, _cc_right, _cc_word, 2, 13, 22, 6, 11, 25, 7, 18, 3, 17, 19, 10,
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2)
_CC_SHA2(
    _cc_sha512, uint64_t, 80, _cc_right64, _cc_word64, 28, 34, 39, 14, 18, 41, 1, 8, 7, 19, 61, 6,
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
    0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
    0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
    0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
    0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
    0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
    0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
    0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
    0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
    0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
    0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
    0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817)

// Init, Update, Final and the digest of bytes at once, as each of Apple's digests has them. `tail` is the place of the length in
// the last block, and `from_highest` tells whether words begin with their highest byte.
#define _CC_DIGEST(name, context, size, bytes, take, tail, from_highest, ...) \
    _DARKROOM_INLINE int name##_Init(context *state) { \
        static const context first = {0, {__VA_ARGS__}, {0}}; \
        *state = first; \
        return 1; \
    } \
    _DARKROOM_INLINE int name##_Update(context *state, const void *data, CC_LONG length) { \
        const uint8_t *next = (const uint8_t *)data; \
        size_t left = length; \
        while (left > 0) { \
            size_t filled = state->count % bytes, part = bytes - filled < left ? bytes - filled : left; \
            memcpy(state->block + filled, next, part); \
            state->count += part, next += part, left -= part; \
            if (state->count % bytes == 0) take(state->hash, state->block); \
        } \
        return 1; \
    } \
    _DARKROOM_INLINE int name##_Final(unsigned char *md, context *state) { \
        uint64_t bits = state->count * 8; \
        size_t filled = state->count % bytes; \
        state->block[filled++] = 0x80; \
        if (filled > tail) { \
            memset(state->block + filled, 0, bytes - filled); \
            take(state->hash, state->block); \
            filled = 0; \
        } \
        memset(state->block + filled, 0, bytes - filled); \
        for (int index = 0; index < 8; index++) { \
            state->block[bytes - 8 + index] = (uint8_t)(bits >> 8 * (from_highest ? 7 - index : index)); \
        } \
        take(state->hash, state->block); \
        for (size_t index = 0; index < size; index++) { \
            size_t width = sizeof state->hash[0], place = index % width; \
            md[index] = (uint8_t)(state->hash[index / width] >> 8 * (from_highest ? width - 1 - place : place)); \
        } \
        memset(state, 0, sizeof *state); \
        return 1; \
    } \
    _DARKROOM_INLINE unsigned char *name(const void *data, CC_LONG length, unsigned char *md) { \
        context state; \
        name##_Init(&state); \
        name##_Update(&state, data, length); \
        name##_Final(md, &state); \
        return md; \
    }

_CC_DIGEST(
    CC_MD5, CC_MD5_CTX, 16, 64, _cc_md5, 56, 0,
    0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
_CC_DIGEST(
    CC_SHA1, CC_SHA1_CTX, 20, 64, _cc_sha1, 56, 1,
    0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
_CC_DIGEST(
    CC_SHA224, CC_SHA256_CTX, 28, 64, _cc_sha256, 56, 1,
    0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4)
_CC_DIGEST(
    CC_SHA256, CC_SHA256_CTX, 32, 64, _cc_sha256, 56, 1,
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19)
_CC_DIGEST(
    CC_SHA384, CC_SHA512_CTX, 48, 128, _cc_sha512, 112, 1,
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4)
_CC_DIGEST(
    CC_SHA512, CC_SHA512_CTX, 64, 128, _cc_sha512, 112, 1,
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179)

#endif
