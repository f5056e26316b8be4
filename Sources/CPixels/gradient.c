#include "CPixels.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

static void fill(uint32_t *out, int from, int to, uint32_t color) {
    for (int x = from; x < to; x++) out[x] = color;
}

/// The first x in 0…width at which position + x * step reaches `bound` (rising steps).
static int crossing(double position, double step, double bound, int width) {
    double x = ceil((bound - position) / step);
    return x <= 0 ? 0 : x >= width ? width : (int)x;
}

void cpixels_linear_gradient(
    uint32_t *out, int width, int height, double position, double across, double down,
    const uint32_t *table, int size) {
    int last = size - 1;
    for (int y = 0; y < height; y++, out += width) {
        double start = (position + y * down) * last + 0.5, step = across * last;
        if (fabs(step) * width < 1e-6) {
            double at = floor(start + step * width / 2);
            fill(out, 0, width, table[at <= 0 ? 0 : at >= last ? last : (int)at]);
            continue;
        }
        int low = step > 0 ? 0 : last, high = last - low;
        // Between `enter` and `leave` the index lies inside the table, so the loop needs no limits.
        int enter = step > 0 ? crossing(start, step, 0, width) : crossing(-start, -step, -(double)size + 1e-9, width);
        int leave = step > 0 ? crossing(start, step, size, width) : crossing(-start, -step, 1e-9, width);
        if (leave < enter) leave = enter;
        fill(out, 0, enter, table[low]);
        int64_t at = (int64_t)((start + enter * step) * 4294967296.0), advance = (int64_t)(step * 4294967296.0);
        for (int x = enter; x < leave; x++, at += advance) {
            int64_t index = at >> 32;
            out[x] = table[index < 0 ? 0 : index > last ? last : index];
        }
        fill(out, leave, width, table[high]);
    }
}

void cpixels_radial_gradient(
    uint32_t *out, int width, int height, const double matrix[6], double start, double factor,
    const uint32_t *table, int size) {
    int last = size - 1;
    float offset = (float)(-start * factor * last + 0.5), slope = (float)(factor * last);
    float du = (float)matrix[0], dv = (float)matrix[1];
    for (int y = 0; y < height; y++) {
        float u0 = (float)(matrix[0] * 0.5 + matrix[2] * (y + 0.5) + matrix[4]);
        float v0 = (float)(matrix[1] * 0.5 + matrix[3] * (y + 0.5) + matrix[5]);
        for (int x = 0; x < width; x++) {
            float u = u0 + (float)x * du, v = v0 + (float)x * dv;
            float at = sqrtf(u * u + v * v) * slope + offset;
            *out++ = table[at <= 0 ? 0 : at >= (float)last ? last : (int)at];
        }
    }
}

/// atan2 in turns, 0…1, clockwise from the u axis; off by at most 2e-7 turns.
static float turns(float v, float u) {
    float a = fabsf(u), b = fabsf(v);
    float large = a > b ? a : b, small = a > b ? b : a;
    float z = large > 0 ? small / large : 0, s = z * z;
    // Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49.
    float r = z * (1 + s * (-0.3333314528f + s * (0.1999355085f + s * (-0.1420889944f + s * (0.1065626393f
        + s * (-0.0752896400f + s * (0.0429096138f + s * (-0.0161657367f + s * 0.0028662257f))))))));
    r *= 0.15915494309f;
    if (b > a) r = 0.25f - r;
    if (u < 0) r = 0.5f - r;
    if (v < 0) r = 1 - r;
    return r >= 1 ? 0 : r;
}

static uint32_t blended(uint32_t a, uint32_t b, float share) {
    uint32_t t = (uint32_t)(share * 256 + 0.5f), result = 0;
    for (int shift = 0; shift < 32; shift += 8)
        result |= (((a >> shift & 255) * (256 - t) + (b >> shift & 255) * t + 128) >> 8) << shift;
    return result;
}

void cpixels_angular_gradient(
    uint32_t *out, int width, int height, const double matrix[6], double sweep, double from, double to,
    const uint32_t *table, int size) {
    int last = size - 1;
    float full = (float)(sweep / (2 * M_PI));
    // Colours jump in the middle of what the sweep leaves out, or at the start where it leaves nothing out.
    float seam = full < 1 ? full + (1 - full) / 2 : 1;
    float slope = (float)((to - from) * last) / full, offset = (float)(from * last) + 0.5f;
    uint32_t first = table[(int)(from * last + 0.5)], end = table[(int)(to * last + 0.5)];
    double seam_u = cos(seam * 2 * M_PI), seam_v = sin(seam * 2 * M_PI);
    float per_pixel = (float)(1 / sqrt(fabs(matrix[0] * matrix[3] - matrix[1] * matrix[2])));
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            float u = (float)(matrix[0] * (x + 0.5) + matrix[2] * (y + 0.5) + matrix[4]);
            float v = (float)(matrix[1] * (x + 0.5) + matrix[3] * (y + 0.5) + matrix[5]);
            // The distance from the seam's ray in pixels; positive on the clockwise side, where the ramp starts.
            float across = (float)(seam_u * v - seam_v * u) * per_pixel;
            float along = (float)(seam_u * u + seam_v * v);
            if (across > -0.5f && across < 0.5f && along > 0) {
                *out++ = blended(end, first, across + 0.5f);
                continue;
            }
            float turn = turns(v, u);
            if (turn > full) {
                *out++ = turn < seam ? end : first;
                continue;
            }
            float at = turn * slope + offset;
            *out++ = table[at <= 0 ? 0 : at >= (float)last ? last : (int)at];
        }
    }
}
