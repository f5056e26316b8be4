/// Loops over pixels. A pixel is 0xAARRGGBB, premultiplied, in the machine's byte order; pictures have no padding.
/// Nothing here keeps state, so all of it may run on any number of threads.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// Files

/// 128 bits by which pictures are told apart, the same on every machine: MurmurHash3_x64_128 of the pixels as little-endian
/// bytes, for a `seed` of its own. Good against chance, not against somebody who means to deceive.
void cpixels_hash(const uint32_t *pixels, size_t count, uint64_t seed, uint64_t out[2]);

/// Whether every pixel is opaque.
int cpixels_are_opaque(const uint32_t *pixels, size_t count);

/// Writes PNG scan lines after the Up filter: a filter byte, then red, green, blue and (unless `opaque`) alpha, not
/// premultiplied. `out` holds height * (1 + width * (opaque ? 3 : 4)) bytes. Returns 0 where memory is short.
int cpixels_png_scanlines(const uint32_t *pixels, int width, int height, int opaque, uint8_t *out);

/// How the filter of each PNG line is chosen: always the same, or the one whose bytes seem to pack best.
typedef enum {
    cpixels_filter_none, cpixels_filter_sub, cpixels_filter_up, cpixels_filter_average, cpixels_filter_paeth,
    cpixels_filter_least_sum, cpixels_filter_choices
} cpixels_filter_choice;

/// Filters lines of `length` bytes with `step` bytes a pixel (one where pixels share bytes). `out` holds
/// height * (1 + length) bytes. Returns 0 where memory is short.
int cpixels_png_filter(
    const uint8_t *lines, size_t length, int height, int step, cpixels_filter_choice choice, uint8_t *out);

/// Undoes the filters of lines of 1 + `length` bytes, in place. Returns 0 for a filter that there is not, and where
/// memory is short.
int cpixels_png_restore(uint8_t *lines, size_t length, int height, int step);

/// Pixels from restored lines of grey and alpha (2 `channels`), red, green and blue (3) or all of them (4); the colour
/// `key`, 0xRRGGBB, is transparent (-1 for none).
void cpixels_png_pixels(const uint8_t *lines, int width, int height, int channels, int64_t key, uint32_t *out);

/// Pixels from restored lines of indexes with 1, 2, 4 or 8 bits each.
void cpixels_png_indexed_pixels(
    const uint8_t *lines, int width, int height, int bits, const uint32_t palette[256], uint32_t *out);

/// One line, not filtered, of grey (1 channel), with alpha (2), of red, green and blue (3) or all of them (4).
void cpixels_png_row(const uint32_t *pixels, int width, int channels, uint8_t *row);

/// Lines of indexes into a palette that has all of the pixels.
void cpixels_png_indexed_lines(
    const uint32_t *pixels, int width, int height, int bits, const uint32_t *palette, int length, uint8_t *out);

/// The different pixels in the order in which they come, and how often they do. Returns how many there are, 257 where
/// they are too many.
int cpixels_palette(const uint32_t *pixels, size_t count, uint32_t palette[256], size_t counts[256]);

/// Whether every pixel is grey.
int cpixels_are_grey(const uint32_t *pixels, size_t count);

/// A colour, 0xAARRGGBB, with the alpha multiplied in.
uint32_t cpixels_premultiplied(uint32_t color);

/// Pixels from rows of red, green, blue and, where `channels` is 4, alpha that is not multiplied in.
void cpixels_from_rgba(
    const uint8_t *bytes, int width, int height, int stride, int channels, uint32_t *out);

/// Pixels from premultiplied bytes in the order red, green, blue, alpha.
void cpixels_from_premultiplied_rgba(const uint8_t *bytes, size_t count, uint32_t *out);

/// Colours with the alpha divided out, 0xAARRGGBB.
void cpixels_divided(const uint32_t *pixels, size_t count, uint32_t *out);

/// Pixels laid on an opaque colour.
void cpixels_on_ground(const uint32_t *pixels, size_t count, uint32_t ground, uint32_t *out);

/// Opaque pixels as bytes in the order red, green, blue, alpha.
void cpixels_opaque_rgba(const uint32_t *pixels, size_t count, uint8_t *out);

/// The pixels of `second` that differ from those of `first`, and nothing where they are the same. Returns 0 where a pixel
/// that differs is not opaque: laid over the first it would not replace it.
int cpixels_opaque_changes(const uint32_t *first, const uint32_t *second, size_t count, uint32_t *out);

/// Puts `mark` in each of `out` whose pixel is the same in both pictures.
void cpixels_mark_equal(
    const uint32_t *first, const uint32_t *second, size_t count, uint8_t mark, uint8_t *out);

// Shapes

/// Rounds each coverage, 0 to 255, to the nearest of 24 steps; none and all stay.
void cpixels_step_coverage(uint8_t *coverage, size_t count);

// Gradients

typedef struct { double location, red, green, blue, alpha; } cpixels_stop;

/// Fills a table with the ramp's premultiplied colours from 0 to 1; `perceptual` mixes in Oklab. At least one stop.
void cpixels_ramp(const cpixels_stop *stops, int count, int perceptual, double alpha, uint32_t *table, int size);

/// The ramp's colour at one place, not premultiplied.
cpixels_stop cpixels_ramp_color(const cpixels_stop *stops, int count, int perceptual, double location);

/// Looks up `table` at position + x * across + y * down, clamped to 0…1.
void cpixels_linear_gradient(
    uint32_t *out, int width, int height, double position, double across, double down,
    const uint32_t *table, int size);

/// Looks up `table` at (length of (u, v) - start) * factor, where (u, v) is the pixel's centre through `matrix`
/// (u = m0 x + m2 y + m4, v = m1 x + m3 y + m5).
void cpixels_radial_gradient(
    uint32_t *out, int width, int height, const double matrix[6], double start, double factor,
    const uint32_t *table, int size);

/// Looks up `table` at from + (to - from) * angle / sweep, the angle of (u, v) running clockwise from the u axis through
/// 0…2π; beyond `sweep` the nearer end goes on. Where colours jump, the edge is smoothed.
void cpixels_angular_gradient(
    uint32_t *out, int width, int height, const double matrix[6], double sweep, double from, double to,
    const uint32_t *table, int size);

// Filters

/// How many pixels a blur reaches beyond the ink.
int cpixels_blur_reach(double sigma);

/// Three box blurs of an 8-bit plane, in place; `clamp` repeats the edges instead of reading transparency beyond them.
/// Returns 0 where memory is short.
int cpixels_blur_alpha(uint8_t *plane, int width, int height, int stride, double sigma_x, double sigma_y, int clamp);

/// The same for pixels.
int cpixels_blur(uint32_t *pixels, int width, int height, double sigma_x, double sigma_y, int clamp);

/// Rows of red, green, blue, alpha; columns of red, green, blue, alpha, constant; on colours not premultiplied.
void cpixels_color_matrix(uint32_t *pixels, size_t count, const double matrix[20]);

/// Black with the luminance (of the premultiplied colour, so that edges stay smooth) as alpha.
void cpixels_luminance_to_alpha(uint32_t *pixels, size_t count);

/// Adds darkness: max(0, 1 - ((1 - below) + (1 - above))), for transparent pixels too.
void cpixels_plus_darker(uint32_t *below, int below_stride, const uint32_t *above, int width, int height);

// Scaling

/// Averages areas: each new pixel is the mean of what it covers. For sizes not above the old. Returns 0 where memory is
/// short.
int cpixels_shrink(const uint32_t *pixels, int width, int height, uint32_t *out, int new_width, int new_height);

// Comparing

typedef struct { size_t count; int largest, min_x, min_y, max_x, max_y; } cpixels_differences;

/// Counts pixels that differ by more than `tolerance` in a channel.
cpixels_differences cpixels_compare(
    const uint32_t *first, const uint32_t *second, int width, int height, int tolerance);

typedef struct { int x, y, width, height; } cpixels_box;

typedef struct {
    /// Pixels that differ, and how many of them smooth an edge.
    size_t count, antialiased;
    /// Of a channel, 0…255.
    int largest_step;
    /// Of two colours in Oklab, 1 from black to white; pixels that are not opaque lie on white and on black.
    double largest_distance;
    /// The mean structural similarity of cells of eight by eight pixels.
    double similarity;
    int box_count;
} cpixels_difference;

/// Tells how two pictures of at least one pixel differ. `boxes` has room for `most` of them, at least one, around
/// groups of differing pixels, in the order of their upper edges. `picture`, where not null, gets a pale grey copy of
/// the first picture with the differences in shades of red, and in yellow where they only smooth an edge otherwise.
/// Returns 0 where memory is short.
int cpixels_difference_of(
    const uint32_t *first, const uint32_t *second, int width, int height, cpixels_box *boxes, int most,
    uint32_t *picture, cpixels_difference *result);

/// Darkens and hatches a part of such a picture that was not compared; the box lies within it.
void cpixels_veil(uint32_t *picture, int width, cpixels_box box);

#endif
