#include "CPixels.h"
#include "channel.h"

void cpixels_divided(const uint32_t *pixels, size_t count, uint32_t *out) {
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels[i], alpha = p >> 24;
        if (alpha == 255) out[i] = p;
        else if (alpha == 0) out[i] = 0;
        else
            out[i] = alpha << 24 | divided(p >> 16 & 255, alpha) << 16 | divided(p >> 8 & 255, alpha) << 8
                | divided(p & 255, alpha);
    }
}

void cpixels_on_ground(const uint32_t *pixels, size_t count, uint32_t ground, uint32_t *out) {
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels[i], alpha = p >> 24, sum = 0xFF000000u;
        if (alpha == 255) {
            out[i] = p;
            continue;
        }
        for (int shift = 0; shift < 24; shift += 8) {
            uint32_t value = (p >> shift & 255) + multiplied(ground >> shift & 255, 255 - alpha);
            sum |= (value > 255 ? 255 : value) << shift;
        }
        out[i] = sum;
    }
}

void cpixels_opaque_rgba(const uint32_t *pixels, size_t count, uint8_t *out) {
    for (size_t i = 0; i < count; i++, out += 4) {
        uint32_t p = pixels[i];
        out[0] = (uint8_t)(p >> 16);
        out[1] = (uint8_t)(p >> 8);
        out[2] = (uint8_t)p;
        out[3] = 255;
    }
}

int cpixels_opaque_changes(const uint32_t *first, const uint32_t *second, size_t count, uint32_t *out) {
    uint32_t all = UINT32_MAX;
    for (size_t i = 0; i < count; i++) {
        int is_changed = first[i] != second[i];
        out[i] = is_changed ? second[i] : 0;
        all &= is_changed ? second[i] : UINT32_MAX;
    }
    return all >> 24 == 255;
}

void cpixels_mark_equal(
    const uint32_t *first, const uint32_t *second, size_t count, uint8_t mark, uint8_t *out) {
    for (size_t i = 0; i < count; i++)
        if (first[i] == second[i]) out[i] = mark;
}
