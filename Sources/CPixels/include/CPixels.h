/// Loops over pixels. A pixel is 0xAARRGGBB, premultiplied, in the machine's byte order. Pictures have no padding. The
/// functions keep no state, so any number of threads may call them.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// MARK: Files

/// Computes a 128-bit hash that identifies a picture, the same on every machine: MurmurHash3_x64_128 of the pixels as
/// little-endian bytes, with the given `seed`. The hash guards against chance collisions, not against deliberate ones.
void cpixels_hash(const uint32_t *pixels, size_t count, uint64_t seed, uint64_t out[2]);

/// Returns whether every pixel is opaque.
int cpixels_are_opaque(const uint32_t *pixels, size_t count);

/// How many of the `compared` pixels neither the pixel before nor those above foretell, with each of three filters.
typedef struct {
    int none, sub, up, compared;
} cpixels_filter_counts;

/// Compares pixels of every fourth row, from the third on, with those before and above.
cpixels_filter_counts cpixels_png_unforeseen(const uint32_t *pixels, int width, int height);

/// Returns the filter that suits a band of `count` strips: 0 for none, 1 for Sub, 2 for Up. All strips but the last have a multiple
/// of four rows.
int cpixels_png_filter_of(const cpixels_filter_counts *strips, int count);

/// Writes PNG lines: a filter byte, then red, green, blue and, with 4 `channels`, alpha, not premultiplied. `filter` is 0, 1 or 2,
/// as above. The row above the first one is in front of the pixels; `is_first` says that there is none. `out` holds height *
/// (1 + width * channels) + 8 bytes, of which the last 8 are not part of the lines. Returns 0 if memory is short.
int cpixels_png_scanlines(
    const uint32_t *pixels, int width, int height, int channels, int filter, int is_first, uint8_t *out);

/// The choice of each PNG line's filter: one filter for all lines, or the filter whose bytes are likely to compress
/// best.
typedef enum {
    cpixels_filter_none, cpixels_filter_sub, cpixels_filter_up, cpixels_filter_average, cpixels_filter_paeth,
    cpixels_filter_least_sum, cpixels_filter_choices
} cpixels_filter_choice;

/// Filters lines of `length` bytes with `step` bytes per pixel, or 1 where pixels share bytes. `out` holds height * (1
/// + length) bytes. Returns 0 if memory is short.
int cpixels_png_filter(
    const uint8_t *lines, size_t length, int height, int step, cpixels_filter_choice choice, uint8_t *out);

/// Reverses the filters of lines of 1 + `length` bytes, in place. Returns 0 for an unknown filter, or if memory is
/// short.
int cpixels_png_restore(uint8_t *lines, size_t length, int height, int step);

/// Describes bytes[start..<end], which follow the other bytes of the stream, by literal bytes and copies of what is before them.
/// `line` is the number of bytes from line to line, `step` that from pixel to pixel. The 16 bytes behind `end` can be read; their
/// values do not matter. `tokens` holds end - start of them. `counts` are set to how often each symbol of the tokens occurs. Returns
/// the number of tokens, or 0 if there is nothing to describe or memory is short.
size_t cpixels_deflate_tokens(
    const uint8_t *bytes, size_t start, size_t end, size_t line, int step, uint32_t *tokens, uint32_t *counts);

/// The number of counts. Those of tokens that follow each other are the sums of theirs.
enum { cpixels_deflate_counts = 317 };

/// Returns the most bytes that `cpixels_deflate` writes for `count` bytes.
size_t cpixels_deflate_bound(size_t count);

/// Writes tokens as blocks of a deflate stream that end at a byte and of which none is the last. `counts` are theirs, and
/// `bytes` what they describe. Returns the number of bytes written. Without `bytes`, returns 0 where a block is shorter as it is.
size_t cpixels_deflate(const uint32_t *tokens, size_t count, const uint32_t *counts, const uint8_t *bytes, uint8_t *out);

/// Converts unfiltered lines, each behind the byte of its filter, to pixels. A line holds gray and alpha (2 `channels`), red, green and blue (3), or all
/// four (4). The color `key`, 0xRRGGBB, becomes transparent; -1 stands for none.
void cpixels_png_pixels(const uint8_t *lines, int width, int height, int channels, int64_t key, uint32_t *out);

/// Converts unfiltered lines of indexes with 1, 2, 4 or 8 bits each, each line behind the byte of its filter, to pixels.
void cpixels_png_indexed_pixels(
    const uint8_t *lines, int width, int height, int bits, const uint32_t palette[256], uint32_t *out);

/// Writes one unfiltered line of gray (1 channel), gray and alpha (2), red, green and blue (3), or all four (4).
void cpixels_png_row(const uint32_t *pixels, int width, int channels, uint8_t *row);

/// Writes lines of indexes into a palette that contains all colors of the pixels.
void cpixels_png_indexed_lines(
    const uint32_t *pixels, int width, int height, int bits, const uint32_t *palette, int length, uint8_t *out);

/// Writes PNG scan lines of a byte for each pixel, an index into a palette that contains all colors of the pixels. No
/// line has a filter. `out` holds height * (1 + width) bytes.
void cpixels_png_indexed_scanlines(
    const uint32_t *pixels, int width, int height, const uint32_t *palette, int length, uint8_t *out);

/// Finds the distinct pixels in the order of their first occurrence, and the count of each. Returns their number, or
/// 257 if there are more than 256.
int cpixels_palette(const uint32_t *pixels, size_t count, uint32_t palette[256], size_t counts[256]);

/// Adds `count` distinct colors and the pixels of each to the first `length` colors of a palette. Returns the palette's new length,
/// or 257 if there are more than 256.
int cpixels_palette_with(
    const uint32_t *colors, const size_t *amounts, int count, uint32_t palette[256], size_t counts[256], int length);

/// Returns whether every pixel is gray.
int cpixels_are_grey(const uint32_t *pixels, size_t count);

/// Returns a color, 0xAARRGGBB, premultiplied by its alpha.
uint32_t cpixels_premultiplied(uint32_t color);

/// Converts rows of red, green, blue and, if `channels` is 4, unpremultiplied alpha to pixels.
void cpixels_from_rgba(
    const uint8_t *bytes, int width, int height, int stride, int channels, uint32_t *out);

/// Converts premultiplied bytes in the order red, green, blue, alpha to pixels.
void cpixels_from_premultiplied_rgba(const uint8_t *bytes, size_t count, uint32_t *out);

/// Divides the alpha out of pixels. The results are 0xAARRGGBB.
void cpixels_divided(const uint32_t *pixels, size_t count, uint32_t *out);

/// Composites pixels over an opaque color.
void cpixels_on_ground(const uint32_t *pixels, size_t count, uint32_t ground, uint32_t *out);

/// Converts opaque pixels to bytes in the order red, green, blue, alpha.
void cpixels_opaque_rgba(const uint32_t *pixels, size_t count, uint8_t *out);

/// Writes the pixels of `second` that differ from those of `first`, and transparent pixels elsewhere. Returns 0 if a
/// differing pixel is not opaque, because it would not replace the first one when drawn over it.
int cpixels_opaque_changes(const uint32_t *first, const uint32_t *second, size_t count, uint32_t *out);

/// Sets each value of `out` to `mark` where both pictures have the same pixel.
void cpixels_mark_equal(
    const uint32_t *first, const uint32_t *second, size_t count, uint8_t mark, uint8_t *out);

// MARK: Shapes

/// Rounds each coverage, 0 to 255, to the nearest of 24 steps. The extremes keep their values.
void cpixels_step_coverage(uint8_t *coverage, size_t count);

// MARK: Gradients

typedef struct { double location, red, green, blue, alpha; } cpixels_stop;

/// Fills a table with the ramp's premultiplied colors from 0 to 1. If `perceptual`, the colors are interpolated in
/// Oklab; if `straight`, whatever their opacity is. There is at least one stop.
void cpixels_ramp(
    const cpixels_stop *stops, int count, int perceptual, int straight, double alpha, uint32_t *table, int size);

/// Returns the ramp's color at one location, not premultiplied.
cpixels_stop cpixels_ramp_color(const cpixels_stop *stops, int count, int perceptual, int straight, double location);

/// The pixels of a gradient's rectangle that are wanted: columns `left` to `right` and rows `top` to `bottom`, the last ones
/// exclusive. Each pixel has the same color whatever the part is.
typedef struct {
    int left, top, right, bottom;
    /// The first wanted pixel, and the number of pixels from row to row.
    uint32_t *pixels;
    size_t stride;
    /// The coverage of the wanted pixels, or null. Pixels that are not covered may keep their values.
    const uint8_t *coverage;
    size_t coverage_stride;
} cpixels_part;

/// Looks up `table` at position + x * across + y * down, clamped to 0…1. `width` is that of the whole rectangle.
void cpixels_linear_gradient(
    cpixels_part part, int width, double position, double across, double down, const uint32_t *table, int size);

/// Looks up `table` at (length of (u, v) - start) * factor, where (u, v) is the pixel's center mapped by `matrix` (u =
/// m0 x + m2 y + m4, v = m1 x + m3 y + m5).
void cpixels_radial_gradient(
    cpixels_part part, const double matrix[6], double start, double factor, const uint32_t *table, int size);

/// Looks up `table` at from + (to - from) * angle / sweep. The angle of (u, v) runs clockwise from the u axis through
/// 0…2π. Beyond `sweep`, the nearer end's color continues. The edge where colors jump is antialiased. `from` and `to` are
/// clamped to 0…1; no numbers count as 0.
void cpixels_angular_gradient(
    cpixels_part part, const double matrix[6], double sweep, double from, double to, const uint32_t *table, int size);

// MARK: Filters

/// Returns the distance in pixels by which a blur extends beyond the drawn content.
int cpixels_blur_reach(double sigma);

/// Applies three box blurs to an 8-bit plane, in place. `clamp` repeats the edges; otherwise pixels beyond them are
/// transparent. Returns 0 if memory is short.
int cpixels_blur_alpha(uint8_t *plane, int width, int height, int stride, double sigma_x, double sigma_y, int clamp);

/// Applies three box blurs to pixels, as `cpixels_blur_alpha` does to a plane.
int cpixels_blur(uint32_t *pixels, int width, int height, double sigma_x, double sigma_y, int clamp);

/// Applies a color matrix to unpremultiplied colors. The rows are red, green, blue and alpha; the columns are red,
/// green, blue, alpha and a constant.
void cpixels_color_matrix(uint32_t *pixels, size_t count, const double matrix[20]);

/// Replaces pixels by black with the luminance as alpha. The luminance is that of the premultiplied color, so that
/// edges stay smooth.
void cpixels_luminance_to_alpha(uint32_t *pixels, size_t count);

/// Adds darkness, also to transparent pixels: max(0, 1 - ((1 - below) + (1 - above))).
void cpixels_plus_darker(uint32_t *below, int below_stride, const uint32_t *above, int width, int height);

// MARK: Scaling

/// Shrinks a picture: each new pixel is the mean of the area it covers. The new size must not exceed the old one.
/// Returns 0 if memory is short.
int cpixels_shrink(const uint32_t *pixels, int width, int height, uint32_t *out, int new_width, int new_height);

// MARK: Comparing

typedef struct { size_t count; int largest, min_x, min_y, max_x, max_y; } cpixels_differences;

/// Counts the pixels that differ by more than `tolerance` in a channel.
cpixels_differences cpixels_compare(
    const uint32_t *first, const uint32_t *second, int width, int height, int tolerance);

typedef struct { int x, y, width, height; } cpixels_box;

typedef struct {
    /// The number of differing pixels, and the number of those that only smooth an edge.
    size_t count, antialiased;
    /// The largest difference in a channel, 0…255.
    int largest_step;
    /// The largest difference between two colors in Oklab, where black and white are 1 apart. Pixels that are not
    /// opaque are compared over white and over black.
    double largest_distance;
    /// The mean structural similarity of the cells of eight by eight pixels.
    double similarity;
    int box_count;
} cpixels_difference;

/// Compares two pictures of at least one pixel. `boxes` has room for `most` boxes, at least one, around groups of
/// differing pixels, ordered by their upper edges. If `picture` is not null, it receives a pale gray copy of the first
/// picture with the differences in shades of red, and in yellow where only antialiasing differs. Returns 0 if memory is
/// short.
int cpixels_difference_of(
    const uint32_t *first, const uint32_t *second, int width, int height, cpixels_box *boxes, int most,
    uint32_t *picture, cpixels_difference *result);

/// Darkens and hatches a part of a difference picture that was not compared. The box lies within the picture.
void cpixels_veil(uint32_t *picture, int width, cpixels_box box);

#endif
