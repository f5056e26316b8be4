#include "CPixels.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

// Extended sRGB: the transfer curve is mirrored below zero.
static double linear(double value) {
    double size = fabs(value);
    return copysign(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4), value);
}

static double gamma_encoded(double value) {
    double size = fabs(value);
    return copysign(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055, value);
}

// Björn Ottosson's Oklab, https://bottosson.github.io/posts/oklab/
static cpixels_stop to_oklab(cpixels_stop color) {
    double r = linear(color.red), g = linear(color.green), b = linear(color.blue);
    double l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    double m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    double s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    color.red = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
    color.green = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
    color.blue = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
    return color;
}

static cpixels_stop from_oklab(cpixels_stop color) {
    double l = color.red + 0.3963377774 * color.green + 0.2158037573 * color.blue;
    double m = color.red - 0.1055613458 * color.green - 0.0638541728 * color.blue;
    double s = color.red - 0.0894841775 * color.green - 1.2914855480 * color.blue;
    l = l * l * l, m = m * m * m, s = s * s * s;
    color.red = gamma_encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
    color.green = gamma_encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
    color.blue = gamma_encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
    return color;
}

// Unless `straight`, colors count by their opacity, so a color that fades into a transparent one keeps its hue.
static cpixels_stop mixed(cpixels_stop a, cpixels_stop b, double t, int straight) {
    double alpha = a.alpha + (b.alpha - a.alpha) * t;
    // Colors of the same opacity are mixed without rounding that opacity away.
    double weight = straight || a.alpha == b.alpha || alpha <= 0 ? t : b.alpha * t / alpha;
    a.red += (b.red - a.red) * weight;
    a.green += (b.green - a.green) * weight;
    a.blue += (b.blue - a.blue) * weight;
    a.alpha = alpha;
    return a;
}

static cpixels_stop color_between(cpixels_stop a, cpixels_stop b, double location, int perceptual, int straight) {
    double length = b.location - a.location;
    double t = length > 0 ? (location - a.location) / length : 1;
    if (!perceptual) return mixed(a, b, t, straight);
    return from_oklab(mixed(to_oklab(a), to_oklab(b), t, straight));
}

cpixels_stop cpixels_ramp_color(const cpixels_stop *stops, int count, int perceptual, int straight, double location) {
    if (location <= stops[0].location) return stops[0];
    int next = 1;
    while (next < count && stops[next].location <= location) next++;
    if (next == count) return stops[count - 1];
    return color_between(stops[next - 1], stops[next], location, perceptual, straight);
}

/// A value within 0…1. What is no number is 0.
static double limited(double value) { return value > 0 ? value < 1 ? value : 1 : 0; }

static uint32_t byte(double value) { return (uint32_t)(limited(value) * 255 + 0.5); }

static uint32_t premultiplied(cpixels_stop color, double alpha) {
    alpha *= limited(color.alpha);
    return byte(alpha) << 24 | byte(limited(color.red) * alpha) << 16 | byte(limited(color.green) * alpha) << 8
        | byte(limited(color.blue) * alpha);
}

void cpixels_ramp(
    const cpixels_stop *stops, int count, int perceptual, int straight, double alpha, uint32_t *table, int size) {
    int next = 0;
    for (int i = 0; i < size; i++) {
        double location = (double)i / (size - 1);
        while (next < count && stops[next].location <= location) next++;
        if (next == 0) table[i] = premultiplied(stops[0], alpha);
        else if (next == count) table[i] = premultiplied(stops[count - 1], alpha);
        else table[i] = premultiplied(color_between(stops[next - 1], stops[next], location, perceptual, straight), alpha);
    }
    // The ends of the table hold the colors of the outermost stops, which continue beyond the table.
    if (stops[0].location >= 0) table[0] = premultiplied(stops[0], alpha);
}
