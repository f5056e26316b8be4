#include "CPixels.h"
#include "channel.h"

#include <stdlib.h>
#include <string.h>

typedef uint8_t pixel_bytes __attribute__((vector_size(16)));
typedef uint32_t four_pixels __attribute__((vector_size(16)));
typedef int32_t four_flags __attribute__((vector_size(16)));

static inline four_pixels four(const uint32_t *pixels) {
    four_pixels value;
    memcpy(&value, pixels, sizeof value);
    return value;
}

static inline four_pixels difference(four_pixels a, four_pixels b) { return (four_pixels)((pixel_bytes)a - (pixel_bytes)b); }

static int sum(four_flags flags) { return -(flags[0] + flags[1] + flags[2] + flags[3]); }

/// The values around four pixels: their own, those before, and those above before, at and after their places.
typedef struct { four_pixels own, before, above_before, above, above_after; } surroundings;

/// Returns flags of the pixels whose value is none of those around.
static inline four_flags unforeseen(surroundings s) {
    return ~((s.own == s.before) | (s.own == s.above) | (s.own == s.above_before) | (s.own == s.above_after));
}

cpixels_filter_counts cpixels_png_unforeseen(const uint32_t *pixels, int width, int height) {
    cpixels_filter_counts counts = {0, 0, 0, 0};
    for (int y = 2; y < height; y += 4) {
        const uint32_t *row = pixels + (size_t)y * (size_t)width, *above = row - width, *top = above - width;
        four_flags none = {0}, sub = {0}, up = {0};
        for (int x = 2; x + 5 <= width; x += 4, counts.compared += 4) {
            four_pixels a = four(row + x), b = four(row + x - 1), c = four(row + x - 2);
            four_pixels d = four(above + x - 2), e = four(above + x - 1), f = four(above + x), g = four(above + x + 1);
            four_pixels h = four(top + x - 1), i = four(top + x), j = four(top + x + 1);
            none += unforeseen((surroundings){a, b, e, f, g});
            sub += unforeseen(
                (surroundings){difference(a, b), difference(b, c), difference(e, d), difference(f, e), difference(g, f)});
            up += unforeseen(
                (surroundings){difference(a, f), difference(b, e), difference(e, h), difference(f, i), difference(g, j)});
        }
        counts.none += sum(none);
        counts.sub += sum(sub);
        counts.up += sum(up);
    }
    return counts;
}

int cpixels_png_filter_of(const cpixels_filter_counts *strips, int count) {
    cpixels_filter_counts all = {0, 0, 0, 0};
    for (int i = 0; i < count; i++) {
        all.none += strips[i].none;
        all.sub += strips[i].sub;
        all.up += strips[i].up;
        all.compared += strips[i].compared;
    }
    // Measured on 548 bands of pictures of widgets: within one per cent of the smallest files.
    int margin = all.compared / 500, best = all.sub <= all.up ? 1 : 2;
    return (best == 1 ? all.sub : all.up) + margin < all.none ? best : 0;
}

/// Writes red, green and blue. One byte more than these is overwritten.
static void opaque_line(const uint32_t *pixels, int width, uint8_t *line) {
    for (int x = 0; x < width; x++, line += 3) {
        uint32_t p = pixels[x] << 8;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        p = __builtin_bswap32(p);
#endif
        memcpy(line, &p, 4);
    }
}

static void write_line(const uint32_t *pixels, int width, int channels, uint8_t *line) {
    if (channels == 3) opaque_line(pixels, width, line);
    else cpixels_png_row(pixels, width, channels, line);
}

static void subtract(const uint8_t *restrict line, const uint8_t *restrict other, size_t count, uint8_t *restrict out) {
    for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(line[i] - other[i]);
}

int cpixels_png_scanlines(
    const uint32_t *pixels, int width, int height, int channels, int filter, int is_first, uint8_t *out) {
    size_t length = (size_t)width * (size_t)channels, step = (size_t)channels;
    uint8_t *lines = filter ? calloc(2, length + 8) : NULL, *line = lines, *above = lines ? lines + length + 8 : NULL;
    if (filter && !lines) return 0;
    if (filter == 2 && !is_first) write_line(pixels - width, width, channels, above);
    for (int y = 0; y < height; y++, pixels += width, out += length) {
        *out++ = (uint8_t)filter;
        if (y > 0 && memcmp(pixels, pixels - width, (size_t)width * 4) == 0) {
            if (filter == 2) memset(out, 0, length);
            else memcpy(out, out - length - 1, length);
        } else if (filter == 0) {
            write_line(pixels, width, channels, out);
        } else {
            write_line(pixels, width, channels, line);
            if (filter == 1) {
                memcpy(out, line, step);
                subtract(line + step, line, length - step, out + step);
                continue;
            }
            subtract(line, above, length, out);
            uint8_t *swap = line;
            line = above;
            above = swap;
        }
    }
    free(lines);
    return 1;
}
