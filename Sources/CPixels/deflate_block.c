#include "deflate_block.h"

// The blocks of deflate streams, https://www.rfc-editor.org/rfc/rfc1951.

enum { literals = deflate_literals, distances = deflate_distances, lengths_of_codes = 19, end_of_block = 256 };

/// A prefix code. A length of 0 marks symbols that do not occur.
typedef struct {
    uint8_t lengths[literals + 2];
    uint16_t codes[literals + 2];
} prefix_code;

/// Sorts numbers by all but their lowest nine bits, which are ascending already.
static void sort(uint32_t *numbers, int count) {
    uint32_t others[literals], all = 0;
    for (int i = 0; i < count; i++) all |= numbers[i];
    for (int shift = 9; shift < 32 && all >> shift; shift += 8) {
        int places[257] = {0};
        for (int i = 0; i < count; i++) places[(numbers[i] >> shift & 255) + 1]++;
        for (int i = 1; i < 256; i++) places[i] += places[i - 1];
        for (int i = 0; i < count; i++) others[places[numbers[i] >> shift & 255]++] = numbers[i];
        memcpy(numbers, others, (size_t)count * sizeof *numbers);
    }
}

/// Finds the lengths of the best code for these counts, each below 2^23, and shortens those above `longest`.
static void find_lengths(const uint32_t *counts, int symbols, int longest, uint8_t *lengths) {
    uint32_t sorted[literals], weights[2 * literals];
    int parents[2 * literals], depths[2 * literals], used = 0;
    memset(lengths, 0, (size_t)symbols);
    for (int i = 0; i < symbols; i++)
        if (counts[i]) sorted[used++] = counts[i] << 9 | (uint32_t)i;
    if (used < 2) {
        // A code of one symbol has one bit; so has one of none, which some decoders ask for.
        lengths[used ? sorted[0] & 511 : 0] = 1;
        return;
    }
    sort(sorted, used);
    for (int i = 0; i < used; i++) weights[i] = sorted[i] >> 9;
    // The next two lightest nodes are the first leaf or inner node of each row.
    int leaf = 0, inner = used, last = 2 * used - 2;
    for (int node = used; node <= last; node++) {
        weights[node] = 0;
        for (int child = 0; child < 2; child++) {
            int is_leaf = leaf < used && (inner >= node || weights[leaf] <= weights[inner]);
            int next = is_leaf ? leaf++ : inner++;
            weights[node] += weights[next];
            parents[next] = node;
        }
    }
    uint32_t of_length[literals + 1] = {0}, space = 0;
    depths[last] = 0;
    for (int node = last - 1; node >= 0; node--) {
        depths[node] = depths[parents[node]] + 1;
        if (node < used) of_length[depths[node] < longest ? depths[node] : longest]++;
    }
    for (int length = 1; length <= longest; length++) space += of_length[length] << (longest - length);
    // Each step makes a shorter code longer, so that a too long one has room beside it.
    for (; space > 1u << longest; space--) {
        int length = longest - 1;
        while (!of_length[length]) length--;
        of_length[length]--;
        of_length[length + 1] += 2;
        of_length[longest]--;
    }
    int next = 0;
    for (int length = longest; length > 0; length--)
        for (uint32_t i = 0; i < of_length[length]; i++) lengths[sorted[next++] & 511] = (uint8_t)length;
}

/// Finds the codes that belong to the lengths, their first bit lowest.
static void find_codes(prefix_code *code, int symbols) {
    uint32_t next[16] = {0}, of_length[16] = {0};
    for (int i = 0; i < symbols; i++) of_length[code->lengths[i]]++;
    of_length[0] = 0;
    for (int length = 1; length < 16; length++) next[length] = (next[length - 1] + of_length[length - 1]) << 1;
    for (int i = 0; i < symbols; i++) {
        uint16_t value = (uint16_t)next[code->lengths[i]]++;
        code->codes[i] = (uint16_t)(__builtin_bitreverse16(value) >> (16 - code->lengths[i]));
    }
}

/// The lengths of a block's two codes, as runs.
typedef struct {
    uint16_t runs[literals + distances];
    int count, literals, distances, lengths;
    prefix_code code;
    size_t bits;
} code_header;

static const uint8_t order_of_lengths[lengths_of_codes] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
};

static int run_bits(int symbol) { return symbol == 16 ? 2 : symbol == 17 ? 3 : symbol == 18 ? 7 : 0; }

static void describe(code_header *header, const prefix_code *literal, const prefix_code *distance) {
    header->literals = literals;
    while (header->literals > 257 && !literal->lengths[header->literals - 1]) header->literals--;
    header->distances = distances;
    while (header->distances > 1 && !distance->lengths[header->distances - 1]) header->distances--;
    uint8_t all[literals + distances];
    memcpy(all, literal->lengths, (size_t)header->literals);
    memcpy(all + header->literals, distance->lengths, (size_t)header->distances);
    uint32_t counts[lengths_of_codes] = {0};
    int total = header->literals + header->distances;
    header->count = 0;
    for (int i = 0; i < total;) {
        int run = 1, symbol = all[i], extra = 0;
        while (i + run < total && all[i + run] == all[i]) run++;
        if (symbol == 0 && run >= 3) {
            if (run > 138) run = 138;
            symbol = run < 11 ? 17 : 18;
            extra = run - (run < 11 ? 3 : 11);
        } else if (run >= 4) {
            counts[symbol]++;
            header->runs[header->count++] = (uint16_t)symbol;
            run = run > 7 ? 7 : run;
            symbol = 16;
            extra = run - 4;
        } else {
            run = 1;
        }
        counts[symbol]++;
        header->runs[header->count++] = (uint16_t)(extra << 8 | symbol);
        i += run;
    }
    find_lengths(counts, lengths_of_codes, 7, header->code.lengths);
    find_codes(&header->code, lengths_of_codes);
    header->lengths = lengths_of_codes;
    while (header->lengths > 4 && !header->code.lengths[order_of_lengths[header->lengths - 1]]) header->lengths--;
    header->bits = 14 + 3 * (size_t)header->lengths;
    for (int i = 0; i < lengths_of_codes; i++)
        header->bits += counts[i] * (size_t)(header->code.lengths[i] + run_bits(i));
}

static void put_header(deflate_bits *stream, const code_header *header) {
    put_bits(stream, (uint64_t)(header->literals - 257), 5);
    put_bits(stream, (uint64_t)(header->distances - 1), 5);
    put_bits(stream, (uint64_t)(header->lengths - 4), 4);
    for (int i = 0; i < header->lengths; i++) put_bits(stream, header->code.lengths[order_of_lengths[i]], 3);
    for (int i = 0; i < header->count; i++) {
        int symbol = header->runs[i] & 255;
        put_bits(stream, header->code.codes[symbol], header->code.lengths[symbol]);
        put_bits(stream, header->runs[i] >> 8, run_bits(symbol));
    }
}

/// The bits of a symbol with those behind it: the number of bits from bit 24.
typedef uint32_t coded;

static inline coded coded_symbol(const prefix_code *code, int symbol, uint32_t extra, int extra_bits) {
    int bits = code->lengths[symbol];
    return code->codes[symbol] | extra << bits | (uint32_t)(bits + extra_bits) << 24;
}

static inline void append(deflate_bits *stream, coded symbol) {
    stream->bits |= (uint64_t)(symbol & 0xFFFFFF) << stream->count;
    stream->count += (int)(symbol >> 24);
}

/// Writes all whole bytes, without a branch. Up to seven bytes behind them are overwritten.
static inline void flush(deflate_bits *stream) {
    uint64_t bits = stream->bits;
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
    bits = __builtin_bswap64(bits);
#endif
    memcpy(stream->out, &bits, 8);
    stream->out += stream->count >> 3;
    stream->bits >>= stream->count & 56;
    stream->count &= 7;
}

static void put_tokens(
    deflate_bits *stream, const deflate_token *tokens, size_t count, const prefix_code *literal, const prefix_code *distance) {
    coded of_literals[256], of_lengths[259];
    for (int i = 0; i < 256; i++) of_literals[i] = coded_symbol(literal, i, 0, 0);
    for (uint32_t length = 3; length < 259; length++) {
        int number = length_symbol(length);
        of_lengths[length] = coded_symbol(literal, 257 + number, length - length_base[number], length_bits[number]);
    }
    // The stream may alias the codes as far as the compiler knows, so its state is kept in a copy.
    deflate_bits out = *stream;
    flush(&out);
    for (size_t i = 0; i < count; i++) {
        deflate_token token = tokens[i];
        // With the seven bits that are left, a copy has at most 55.
        if (!(token & deflate_copy)) {
            append(&out, of_literals[token]);
        } else {
            uint32_t place = token & 32767;
            append(&out, of_lengths[token >> 15 & 511]);
            int symbol = distance_symbol(place), bits = distance_bits(symbol);
            // At most 28 bits, which do not fit beside their number.
            uint64_t value = distance->codes[symbol] | (uint64_t)(place & ((1u << bits) - 1)) << distance->lengths[symbol];
            out.bits |= value << out.count;
            out.count += distance->lengths[symbol] + bits;
        }
        flush(&out);
    }
    append(&out, coded_symbol(literal, end_of_block, 0, 0));
    *stream = out;
}

static void put_stored(deflate_bits *stream, const uint8_t *bytes, size_t length) {
    put_bits(stream, 0, 3);
    for (put_bits(stream, 0, -stream->count & 7); stream->count > 0; stream->count -= 8, stream->bits >>= 8)
        *stream->out++ = (uint8_t)stream->bits;
    uint8_t frame[4] = {(uint8_t)length, (uint8_t)(length >> 8), (uint8_t)~length, (uint8_t)(~length >> 8)};
    memcpy(stream->out, frame, 4);
    memcpy(stream->out + 4, bytes, length);
    stream->out += 4 + length;
}

static void make_fixed(prefix_code *literal, prefix_code *distance) {
    for (int i = 0; i < literals + 2; i++) literal->lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    memset(distance->lengths, 5, distances);
}

static size_t bits_of(const uint32_t *counts, const prefix_code *code, int symbols) {
    size_t bits = 0;
    for (int i = 0; i < symbols; i++) bits += counts[i] * (size_t)code->lengths[i];
    return bits;
}

void deflate_count(deflate_counts *counts, const deflate_token *tokens, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (tokens[i] & deflate_copy) count_copy(counts, tokens[i] >> 15 & 511, (tokens[i] & 32767) + 1);
        else counts->literals[tokens[i]]++;
    }
}

int deflate_block(
    deflate_bits *stream, const deflate_token *tokens, size_t count, const deflate_counts *counts, const uint8_t *bytes,
    size_t length) {
    uint32_t of_literals[literals];
    const uint32_t *of_distances = counts->distances;
    size_t extra = counts->extra_bits;
    memcpy(of_literals, counts->literals, sizeof of_literals);
    of_literals[end_of_block] = 1;
    prefix_code literal, distance, fixed_literal, fixed_distance;
    find_lengths(of_literals, literals, 15, literal.lengths);
    find_lengths(of_distances, distances, 15, distance.lengths);
    code_header header;
    describe(&header, &literal, &distance);
    make_fixed(&fixed_literal, &fixed_distance);
    size_t own = header.bits + bits_of(of_literals, &literal, literals) + bits_of(of_distances, &distance, distances);
    size_t fixed = bits_of(of_literals, &fixed_literal, literals) + bits_of(of_distances, &fixed_distance, distances);
    size_t stored = 8 * (length + 5 * (length / 65535 + 1));
    if (stored <= (own < fixed ? own : fixed) + extra) {
        if (!bytes) return 0;
        for (size_t part; length > 0; bytes += part, length -= part) {
            part = length < 65535 ? length : 65535;
            put_stored(stream, bytes, part);
        }
    } else if (fixed <= own) {
        put_bits(stream, 1 << 1, 3);
        find_codes(&fixed_literal, literals + 2);
        find_codes(&fixed_distance, distances);
        put_tokens(stream, tokens, count, &fixed_literal, &fixed_distance);
    } else {
        put_bits(stream, 2 << 1, 3);
        put_header(stream, &header);
        find_codes(&literal, literals);
        find_codes(&distance, distances);
        put_tokens(stream, tokens, count, &literal, &distance);
    }
    return 1;
}

void deflate_align(deflate_bits *stream) { put_stored(stream, (const uint8_t *)"", 0); }
