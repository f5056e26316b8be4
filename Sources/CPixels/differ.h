/// The declarations that the parts of the differ share. The differ divides a picture into cells of eight by eight
/// pixels and compares the rows of cells from the top down.
#ifndef DIFFER_H
#define DIFFER_H

#include "CPixels.h"

enum { cell_length = 8 };

/// The extent of the differing pixels within a cell. It is empty if max_x is less than min_x.
typedef struct { int min_x, min_y, max_x, max_y; } extent;

static const extent empty_extent = {INT32_MAX, INT32_MAX, -1, -1};

static inline void extend(extent *whole, extent part) {
    if (part.min_x < whole->min_x) whole->min_x = part.min_x;
    if (part.min_y < whole->min_y) whole->min_y = part.min_y;
    if (part.max_x > whole->max_x) whole->max_x = part.max_x;
    if (part.max_y > whole->max_y) whole->max_y = part.max_y;
}

/// Computes the lightness of pixels over middle gray, from 0 to 255 times 1024: luma with the weights of ITU-R BT.601.
/// The values are integers, so that equal colors are equally light.
void luma_row(const uint32_t *pixels, int width, int32_t *out);

/// A picture and the luma of its rows, from `first_row` on.
typedef struct {
    const uint32_t *pixels;
    const int32_t *luma;
    int first_row, width, height;
} luma_picture;

/// Sets the marks of a row's pixels to 1 in plain areas of both pictures, which contain no edge, and to 0 elsewhere.
void mark_plain(const luma_picture *first, const luma_picture *second, int y, uint8_t *marks);

/// Returns whether a differing pixel smooths the same edge in both pictures.
int is_antialiasing(const luma_picture *first, const luma_picture *second, int x, int y);

/// Returns the structural similarity of a cell. Its upper left corner is at column `x` and the first row of both lumas.
double cell_similarity(const int32_t *first, const int32_t *second, int stride, int width, int height);

/// Returns the largest Oklab distance among `count` pairs of opaque colors, where black and white are 1 apart. `linear`
/// holds 256 light intensities.
float largest_distance(const uint32_t *first, const uint32_t *second, size_t count, const float *linear);

/// Fills `linear` with the light intensities of the 256 values of an sRGB channel.
void fill_linear(float *linear);

/// Finds boxes around groups of cells that touch or whose pixels are close. There are `columns` by `rows` cells, which
/// the function overwrites. If there are more than `most` groups, it joins those further apart. Returns the number of
/// boxes, or -1 if memory is short.
int group_cells(extent *cells, int columns, int rows, cpixels_box *boxes, int most);

#endif
