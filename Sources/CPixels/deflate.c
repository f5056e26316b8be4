#include "CPixels.h"
#include "deflate_block.h"

#include <stdlib.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Compression for the lines of pictures. Copies come from places where pictures repeat themselves: the pixel to the left, the
// pixels around the one above, the distances used before, and the latest places with the same three or four bytes. Measured on
// a card with gradients: 2% more bytes than libdeflate's level 6 in two thirds of the time.

enum {
    longest_copy = 258,
    farthest = 32768,
    places = 1 << 12,
    /// The distances that do not depend on bytes, and all that are tried at a place.
    fixed = 7,
    candidates = fixed + 3,
    /// Copies of at least this length are taken without a look at those of the next byte.
    long_enough = 48,
    /// What a literal costs, in halves of what a copied byte saves.
    literal_cost = 8,
    /// After this many literals in a row, only some bytes are looked up.
    patience = 64,
};

typedef struct {
    const uint8_t *bytes, *end;
    /// The distances of the pixel to the left, of the last copy from elsewhere, of the pixel above (or a near one where that is too
    /// far) and of those around it; and those to the places noted of the current bytes.
    uint32_t distances[candidates];
    /// The ranks of the first distances for a copy of no bytes.
    int32_t ranks[fixed];
    /// The place from which on the first distances are inside the bytes.
    uint32_t safe;
    /// The latest places of three bytes, and the latest two of four.
    uint32_t of_three[places], of_four[places][2];
} matcher;

/// A copy; its length is 0 where there is none.
typedef struct {
    uint32_t length, distance;
    int score;
} match;

static inline uint64_t eight(const uint8_t *bytes) {
    uint64_t value;
    memcpy(&value, bytes, 8);
    return value;
}

/// Returns what a copy over a distance costs, in halves of a byte's share: about as much as its bits.
static inline int32_t cost(uint32_t distance) {
    int bits = 32 - __builtin_clz(distance);
    return bits < 3 ? 2 : bits + 2;
}

/// Returns the rank of a copy of no bytes. A better copy has a larger rank: what it saves, then its place in the list of
/// distances from the end, then its length.
static inline int32_t rank_of_none(uint32_t distance, int i) { return (64 - cost(distance)) << 13 | (15 - i) << 9; }

/// Returns what a length adds to a rank.
static inline int32_t rank_of_length(uint32_t length) { return (int32_t)(length << 14 | length); }

// What the first bytes of a copy add to a rank, for each set of equal bytes among eight. Seven count at most, and less than three
// are no copy.
#define FIRST(set) (((set) & 7) != 7 ? -(1 << 30) : (((set) & 127) == 127 ? 7 : ((set) & 63) == 63 ? 6 : ((set) & 31) == 31 ? 5 \
    : ((set) & 15) == 15 ? 4 : 3) * (1 << 14 | 1))
#define FOUR(set) FIRST(set), FIRST(set + 1), FIRST(set + 2), FIRST(set + 3)
#define SIXTEEN(set) FOUR(set), FOUR(set + 4), FOUR(set + 8), FOUR(set + 12)
#define SIXTY_FOUR(set) SIXTEEN(set), SIXTEEN(set + 16), SIXTEEN(set + 32), SIXTEEN(set + 48)
static const int32_t rank_of_first[256] = {SIXTY_FOUR(0), SIXTY_FOUR(64), SIXTY_FOUR(128), SIXTY_FOUR(192)};

#if defined(__SSE2__)
/// Returns which of the eight bytes at two places are the same as those of `next`: a bit for each, those of the first place lowest.
static inline uint64_t equal_sets(const uint8_t *first, const uint8_t *second, __m128i next) {
    __m128i both = _mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)first), _mm_loadl_epi64((const __m128i *)second));
    return (uint64_t)_mm_movemask_epi8(_mm_cmpeq_epi8(both, next));
}

/// Returns which of ten sets, a byte each, have all eight bytes.
static inline uint32_t whole_sets(uint64_t sets, uint64_t last) {
    __m128i all = _mm_set_epi64x((long long)last, (long long)sets);
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8(-1)));
}

/// Returns the number of bytes that are the same `distance` before, at most `most`. Sixteen bytes behind `most` can be read.
static inline uint32_t equal_length(const uint8_t *bytes, uint32_t distance, uint32_t from, uint32_t most) {
    uint32_t length = from;
    for (; length < most; length += 16) {
        const uint8_t *here = bytes + length;
        __m128i own = _mm_loadu_si128((const __m128i *)here), other = _mm_loadu_si128((const __m128i *)(here - distance));
        uint32_t different = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(own, other)) ^ 0xFFFF;
        if (!different) continue;
        length += (uint32_t)__builtin_ctz(different);
        break;
    }
    return length < most ? length : most;
}
#else
static inline uint64_t equal_set(uint64_t difference) {
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
    difference = __builtin_bswap64(difference);
#endif
    const uint64_t low = 0x7F7F7F7F7F7F7F7Full;
    uint64_t equal = ~((((difference & low) + low) | difference) | low) >> 7;
    return equal * 0x0102040810204080ull >> 56;
}

static inline uint64_t equal_sets(const uint8_t *first, const uint8_t *second, uint64_t next) {
    return equal_set(eight(first) ^ next) | equal_set(eight(second) ^ next) << 8;
}

static inline uint32_t whole_sets(uint64_t sets, uint64_t last) {
    uint32_t whole = 0;
    for (int i = 0; i < 10; i++) whole |= (uint32_t)(((i < 8 ? sets >> (8 * i) : last >> (8 * (i - 8))) & 255) == 255) << i;
    return whole;
}

static inline uint32_t equal_length(const uint8_t *bytes, uint32_t distance, uint32_t from, uint32_t most) {
    const uint8_t *before = bytes - distance;
    uint32_t length = from;
    while (length < most && bytes[length] == before[length]) length++;
    return length;
}
#endif

static inline match match_of(int32_t rank, const uint32_t *distances) {
    if (rank <= 0) return (match){0, 0, 0};
    return (match){(uint32_t)rank & 511, distances[15 - (rank >> 9 & 15)], rank >> 13};
}

static void set_recent(matcher *m, uint32_t distance) {
    m->distances[1] = distance;
    m->ranks[1] = rank_of_none(distance, 1);
}

/// Returns the best copy at a place from which some distances may be out of reach, or which is near the end.
static match best_match_at_edge(const matcher *m, uint32_t place, const uint32_t *distances) {
    const uint8_t *here = m->bytes + place;
    uint32_t most = m->end - here < longest_copy ? (uint32_t)(m->end - here) : longest_copy;
    int32_t best = 0;
    for (int i = 0; i < candidates; i++) {
        if (distances[i] == 0 || distances[i] > place || distances[i] > farthest) continue;
        uint32_t length = equal_length(here, distances[i], 0, most);
        int32_t rank = rank_of_none(distances[i], i) + rank_of_length(length);
        if (length >= 3 && rank > best) best = rank;
    }
    return match_of(best, distances);
}

/// Returns the best copy at a place, and notes the place.
static match best_match(matcher *m, uint32_t place) {
    const uint8_t *here = m->bytes + place;
    uint32_t three = (uint32_t)here[0] | (uint32_t)here[1] << 8 | (uint32_t)here[2] << 16;
    uint32_t four = three | (uint32_t)here[3] << 24;
    uint32_t *slot = &m->of_three[three * 2654435761u >> 20], *slots = m->of_four[four * 2246822519u >> 20];
    uint32_t *distances = m->distances;
    distances[fixed] = place - *slot;
    distances[fixed + 1] = place - slots[0];
    distances[fixed + 2] = place - slots[1];
    *slot = place;
    slots[1] = slots[0];
    slots[0] = place;
    if (place < m->safe || m->end - here < 8) return best_match_at_edge(m, place, distances);
    // In the place of a distance that is out of reach, a pixel is looked at.
    for (int i = fixed; i < candidates; i++)
        if (distances[i] - 1 >= farthest) distances[i] = distances[0];
#if defined(__SSE2__)
    __m128i next = _mm_loadl_epi64((const __m128i *)here);
    next = _mm_unpacklo_epi64(next, next);
#else
    uint64_t next = eight(here);
#endif
    uint64_t sets = 0, last = equal_sets(here - distances[8], here - distances[9], next);
    for (int i = 0; i < 8; i += 2) sets |= equal_sets(here - distances[i], here - distances[i + 1], next) << (8 * i);
    // Without three equal bytes at any place there is no copy.
    const uint64_t lowest = 0x0101010101010101ull;
    if (!((sets & sets >> 1 & sets >> 2 & lowest) | (last & last >> 1 & last >> 2 & lowest))) return (match){0, 0, 0};
    int32_t best = 0;
#pragma GCC unroll 16
    for (int i = 0; i < candidates; i++) {
        uint64_t set = (i < 8 ? sets >> (8 * i) : last >> (8 * (i - 8))) & 255;
        int32_t rank = (i < fixed ? m->ranks[i] : rank_of_none(distances[i], i)) + rank_of_first[set];
        best = rank > best ? rank : best;
    }
    uint32_t whole = whole_sets(sets, last);
    if (!whole) return match_of(best, distances);
    uint32_t most = m->end - here < longest_copy ? (uint32_t)(m->end - here) : longest_copy, length = 7;
    for (; whole; whole &= whole - 1) {
        int i = __builtin_ctz(whole);
        const uint8_t *last = here + length - 7;
        // A copy is no better if it is no longer than one from a nearer place.
        if (eight(last) != eight(last - distances[i])) continue;
        uint32_t found = equal_length(here, distances[i], 8, most);
        int32_t rank = rank_of_none(distances[i], i) + rank_of_length(found);
        if (rank > best) {
            best = rank;
            length = found;
        }
        if (found == most) break;
    }
    return match_of(best, distances);
}

/// Writes the tokens of the bytes from `place` on, and counts their symbols. Returns the one behind the last.
static deflate_token *find_tokens(matcher *m, uint32_t place, deflate_token *next, deflate_counts *counts) {
    uint32_t length = (uint32_t)(m->end - m->bytes), literals = 0, step = m->distances[0], above = m->distances[2];
    match found = {0, 0, 0};
    for (int is_known = 0; place < length;) {
        if (!is_known) found = best_match(m, place);
        is_known = 0;
        if (found.length >= 3 && found.length < long_enough && place + 1 < length) {
            match later = best_match(m, place + 1);
            if (later.length >= 3 && later.score - literal_cost > found.score) {
                found = later;
                is_known = 1;
            }
        }
        if (is_known || found.length < 3) {
            counts->literals[m->bytes[place]]++;
            *next++ = m->bytes[place++];
            literals = is_known ? 0 : literals + 1;
            uint32_t skipped = literals < 16 * patience ? literals / patience : 16;
            for (; skipped > 0 && place < length; skipped--) {
                counts->literals[m->bytes[place]]++;
                *next++ = m->bytes[place++];
            }
            continue;
        }
        literals = 0;
        count_copy(counts, found.length, found.distance);
        *next++ = copy_token(found.length, found.distance);
        place += found.length;
        if (found.distance != m->distances[1] && found.distance != step) set_recent(m, found.distance);
        // Flat areas and repeated lines go on.
        if (found.length != longest_copy || (found.distance != step && found.distance != above)) continue;
        while (place + longest_copy <= length
            && memcmp(m->bytes + place, m->bytes + place - found.distance, longest_copy) == 0) {
            count_copy(counts, longest_copy, found.distance);
            *next++ = copy_token(longest_copy, found.distance);
            place += longest_copy;
        }
    }
    return next;
}

size_t cpixels_deflate_tokens(
    const uint8_t *bytes, size_t start, size_t end, size_t line, int step, uint32_t *tokens, uint32_t *counts) {
    _Static_assert(sizeof(deflate_counts) == cpixels_deflate_counts * sizeof(uint32_t), "The header tells their number.");
    deflate_counts symbols = {0};
    // Places have 32 bits.
    matcher *m = end < INT32_MAX && start < end ? malloc(sizeof *m) : NULL;
    if (!m) return 0;
    memset(m->of_three, 0, sizeof m->of_three);
    memset(m->of_four, 0, sizeof m->of_four);
    m->bytes = bytes;
    m->end = bytes + end;
    int has_above = line > 2 * (size_t)step && line + 2 * (size_t)step <= farthest;
    uint32_t pixel = (uint32_t)step, above = has_above ? (uint32_t)line : 3 * pixel;
    uint32_t distances[fixed] = {pixel, above, above, above - pixel, above + pixel, above - 2 * pixel, above + 2 * pixel};
    memcpy(m->distances, distances, sizeof distances);
    for (int i = 0; i < fixed; i++) m->ranks[i] = rank_of_none(distances[i], i);
    m->safe = above + 2 * pixel;
    size_t count = (size_t)(find_tokens(m, (uint32_t)start, tokens, &symbols) - tokens);
    memcpy(counts, &symbols, sizeof symbols);
    free(m);
    return count;
}

size_t cpixels_deflate_bound(size_t count) { return count + 16 * (count / deflate_most_tokens + 2); }

size_t cpixels_deflate(const uint32_t *tokens, size_t count, const uint32_t *counts, const uint8_t *bytes, uint8_t *out) {
    deflate_bits stream = {0, 0, out};
    for (size_t first = 0; first < count;) {
        size_t part = count - first < deflate_most_tokens ? count - first : deflate_most_tokens, length = 0;
        for (size_t i = first; i < first + part; i++) length += tokens[i] & deflate_copy ? tokens[i] >> 15 & 511 : 1;
        deflate_counts symbols = {0};
        if (part == count) memcpy(&symbols, counts, sizeof symbols);
        else deflate_count(&symbols, tokens + first, part);
        if (!deflate_block(&stream, tokens + first, part, &symbols, bytes, length)) return 0;
        if (bytes) bytes += length;
        first += part;
    }
    deflate_align(&stream);
    return (size_t)(stream.out - out);
}
