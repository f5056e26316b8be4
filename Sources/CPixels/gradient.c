#include "CPixels.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

static void fill(uint32_t *out, int from, int to, int left, uint32_t color) {
    for (int x = from; x < to; x++) out[x - left] = color;
}

/// Returns the index of a table at a position: inside the table for every position, also one that is no number.
static int entry(double at, int last) { return at > 0 ? (at < last ? (int)at : last) : 0; }

/// Returns a number as fixed point with 32 binary places. One beyond all tables becomes a number that is, too.
static uint64_t fixed_point(double value) {
    if (!(value > -1e9)) value = -1e9;
    if (value > 1e9) value = 1e9;
    return (uint64_t)(int64_t)(value * 4294967296.0);
}

/// Returns the first x in 0…width at which position + x * step reaches `bound`. The step is positive.
static int crossing(double position, double step, double bound, int width) {
    double x = ceil((bound - position) / step);
    return x > 0 ? (x < width ? (int)x : width) : 0;
}

void cpixels_linear_gradient(
    cpixels_part part, int width, double position, double across, double down, const uint32_t *table, int size) {
    int last = size - 1;
    uint32_t *out = part.pixels;
    for (int y = part.top; y < part.bottom; y++, out += part.stride) {
        double start = (position + y * down) * last + 0.5, step = across * last;
        if (!(fabs(step) * width >= 1e-6)) {
            fill(out, part.left, part.right, part.left, table[entry(floor(start + step * width / 2), last)]);
            continue;
        }
        int low = step > 0 ? 0 : last, high = last - low;
        // Between `enter` and `leave` the index is inside the table, so the loop needs no clamping.
        int enter = step > 0 ? crossing(start, step, 0, width) : crossing(-start, -step, -(double)size + 1e-9, width);
        int leave = step > 0 ? crossing(start, step, size, width) : crossing(-start, -step, 1e-9, width);
        if (leave < enter) leave = enter;
        int from = enter > part.left ? enter : part.left, to = leave < part.right ? leave : part.right;
        fill(out, part.left, from < part.right ? from : part.right, part.left, table[low]);
        // Unsigned sums wrap around where a step is larger than every table.
        uint64_t advance = fixed_point(step), at = fixed_point(start + enter * step) + (uint64_t)(from - enter) * advance;
        int64_t first = (int64_t)at >> 32, final = (int64_t)(at + (uint64_t)(to - from - 1) * advance) >> 32;
        if (to > from && first >= 0 && first <= last && final >= 0 && final <= last && fabs(step) * (to - from) < 2.0 * size) {
            // The index does not turn back, so all lie between these two.
            for (int x = from; x < to; x++, at += advance) out[x - part.left] = table[at >> 32];
        } else {
            for (int x = from; x < to; x++, at += advance) {
                int64_t index = (int64_t)at >> 32;
                out[x - part.left] = table[index < 0 ? 0 : index > last ? last : index];
            }
        }
        fill(out, leave > part.left ? leave : part.left, part.right, part.left, table[high]);
    }
}

void cpixels_radial_gradient(
    cpixels_part part, const double matrix[6], double start, double factor, const uint32_t *table, int size) {
    int last = size - 1;
    float offset = (float)(-start * factor * last + 0.5), slope = (float)(factor * last);
    float du = (float)matrix[0], dv = (float)matrix[1];
    uint32_t *out = part.pixels;
    for (int y = part.top; y < part.bottom; y++, out += part.stride) {
        float u0 = (float)(matrix[0] * 0.5 + matrix[2] * (y + 0.5) + matrix[4]);
        float v0 = (float)(matrix[1] * 0.5 + matrix[3] * (y + 0.5) + matrix[5]);
        for (int x = part.left; x < part.right; x++) {
            float u = u0 + (float)x * du, v = v0 + (float)x * dv;
            float at = sqrtf(u * u + v * v) * slope + offset;
            out[x - part.left] = table[at > 0 ? (at < (float)last ? (int)at : last) : 0];
        }
    }
}

typedef float floats __attribute__((vector_size(16)));
typedef int32_t integers __attribute__((vector_size(16)));

enum { lanes = 4 };

static floats chosen(integers condition, floats a, floats b) {
    return (floats)((condition & (integers)a) | (~condition & (integers)b));
}

/// Returns atan2 in turns from 0 to 1, clockwise from the u axis, with an error of at most 2e-7 turns.
static floats turns(floats v, floats u) {
    floats zero = {0}, a = chosen(u < zero, -u, u), b = chosen(v < zero, -v, v);
    integers steep = b > a;
    // The center itself has no angle. Any angle is acceptable there, except the result of 0 / 0.
    floats z = chosen(steep, a, b) / (chosen(steep, b, a) + 1e-30f), s = z * z;
    // Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49.
    floats r = z * (1 + s * (-0.3333314528f + s * (0.1999355085f + s * (-0.1420889944f + s * (0.1065626393f
        + s * (-0.0752896400f + s * (0.0429096138f + s * (-0.0161657367f + s * 0.0028662257f))))))));
    r = r * 0.15915494309f;
    r = chosen(steep, 0.25f - r, r);
    r = chosen(u < zero, 0.5f - r, r);
    return chosen(v < zero, 1 - r, r);
}

static uint32_t blended(uint32_t a, uint32_t b, float share) {
    uint32_t t = (uint32_t)(share * 256 + 0.5f), result = 0;
    for (int shift = 0; shift < 32; shift += 8)
        result |= (((a >> shift & 255) * (256 - t) + (b >> shift & 255) * t + 128) >> 8) << shift;
    return result;
}

/// Whether none of one to four pixels is covered.
static int is_empty(const uint8_t *coverage, int count) {
    uint32_t covered = 0;
    memcpy(&covered, coverage, (size_t)count);
    return covered == 0;
}

void cpixels_angular_gradient(
    cpixels_part part, const double matrix[6], double sweep, double from, double to, const uint32_t *table, int size) {
    int last = size - 1;
    // All indexes lie between these two, so they lie inside the table if these do.
    from = from > 0 ? fmin(from, 1) : 0;
    to = to > 0 ? fmin(to, 1) : 0;
    float full = (float)(sweep / (2 * M_PI));
    // The colors jump in the middle of the gap that the sweep leaves, or at the start if there is no gap.
    float seam = full < 1 ? full + (1 - full) / 2 : 1;
    float slope = (float)((to - from) * last) / full, offset = (float)(from * last) + 0.5f;
    float lowest = (float)(from * last), highest = (float)(to * last);
    uint32_t first = table[entry(from * last + 0.5, last)], end = table[entry(to * last + 0.5, last)];
    double seam_u = cos(seam * 2 * M_PI), seam_v = sin(seam * 2 * M_PI);
    double per_pixel = 1 / sqrt(fabs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    floats ramp = {0, 1, 2, 3};
    uint32_t *out = part.pixels;
    const uint8_t *coverage = part.coverage;
    for (int y = part.top; y < part.bottom; y++, out += part.stride, coverage += coverage ? part.coverage_stride : 0) {
        double u0 = matrix[0] * 0.5 + matrix[2] * (y + 0.5) + matrix[4];
        double v0 = matrix[1] * 0.5 + matrix[3] * (y + 0.5) + matrix[5];
        for (int left = part.left; left < part.right; left += lanes) {
            int count = part.right - left < lanes ? part.right - left : lanes;
            if (coverage && is_empty(coverage + left - part.left, count)) continue;
            floats x = ramp + (float)left, none = {0};
            floats turn = turns(x * (float)matrix[1] + (float)v0, x * (float)matrix[0] + (float)u0);
            floats at = turn * slope + offset;
            at = chosen(at > highest + none, highest + none, at);
            at = chosen(at < lowest + none, lowest + none, at);
            // Beyond the seam, the gap is nearer to the start of the sweep.
            at = chosen(turn > seam + none, lowest + none, at);
            // A center that is too far away for a float gives angles that are no numbers.
            at = chosen(at == at, at, lowest + none);
            integers index = __builtin_convertvector(at, integers);
            for (int i = 0; i < count; i++) out[left - part.left + i] = table[index[i]];
        }
        // The distance from the seam's ray in pixels. It is positive on the clockwise side, where the ramp starts.
        double across = (seam_u * v0 - seam_v * u0) * per_pixel;
        double advance = (seam_u * matrix[1] - seam_v * matrix[0]) * per_pixel;
        double a = part.left, b = part.right - 1;
        if (fabs(advance) > 1e-9) {
            double low = (-0.5 - across) / advance, high = (0.5 - across) / advance;
            a = fmax(a, floor(fmin(low, high)));
            b = fmin(b, ceil(fmax(low, high)));
        } else if (fabs(across) >= 0.5) {
            continue;
        }
        // A seam far outside crosses the row at a place that is no int.
        if (!(a <= b)) continue;
        for (int x = (int)a; x <= (int)b; x++) {
            double along = seam_u * (u0 + x * matrix[0]) + seam_v * (v0 + x * matrix[1]);
            float distance = (float)(across + x * advance);
            if (distance > -0.5f && distance < 0.5f && along > 0)
                out[x - part.left] = blended(end, first, distance + 0.5f);
        }
    }
}
