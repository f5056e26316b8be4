#include "differ.h"

#include <stdlib.h>
#include <string.h>

enum { pair_limit = 1024 };

/// The state of one comparison of two pictures.
typedef struct {
    luma_picture first, second;
    int columns, rows;
    extent *cells;
    // The pairs of opaque colors whose distance is not measured yet.
    uint32_t pairs[2][pair_limit];
    size_t pair_count;
    // The most recent pair of pixels. Large areas change from one color to another.
    uint32_t last[2];
    int last_step;
    float linear[256];
    float largest_distance;
    // Marks the pixels of the row that lie in plain areas.
    uint8_t *plain;
    uint32_t *picture;
    cpixels_difference result;
} comparison;

static int largest_step(uint32_t a, uint32_t b) {
    int largest = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        int step = abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
        if (step > largest) largest = step;
    }
    return largest;
}

static void measure_pairs(comparison *c) {
    float distance = largest_distance(c->pairs[0], c->pairs[1], c->pair_count, c->linear);
    if (distance > c->largest_distance) c->largest_distance = distance;
    c->pair_count = 0;
}

static void add_pair(comparison *c, uint32_t a, uint32_t b) {
    c->pairs[0][c->pair_count] = a;
    c->pairs[1][c->pair_count] = b;
    if (++c->pair_count == pair_limit) measure_pairs(c);
}

/// Returns the pixel over white.
static uint32_t on_white(uint32_t pixel) { return pixel + (255 - (pixel >> 24)) * 0x010101u; }

/// Records the difference between two pixels. The alpha is premultiplied, so the values already are those over black.
static void measure(comparison *c, uint32_t a, uint32_t b) {
    c->last[0] = a;
    c->last[1] = b;
    c->last_step = largest_step(a, b);
    if (c->last_step > c->result.largest_step) c->result.largest_step = c->last_step;
    add_pair(c, a & 0xFFFFFF, b & 0xFFFFFF);
    if ((a & b) >> 24 != 255) add_pair(c, on_white(a), on_white(b));
}

static uint32_t shown(int step, int is_smoothing) {
    if (is_smoothing) return 0xFFFFC800u;
    // Small differences must be visible too: the red ranges from light to full.
    uint32_t light = 160 - (uint32_t)step * 160 / 255;
    return 0xFFFF0000u | light << 8 | light;
}

static void draw_ground(const uint32_t *pixels, size_t count, uint32_t *out) {
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels[i];
        uint32_t grey = ((p >> 16 & 255) * 54 + (p >> 8 & 255) * 183 + (p & 255) * 19) / 256 + 255 - (p >> 24);
        out[i] = 0xFF000000u | (191 + grey / 4) * 0x010101u;
    }
}

static void count_in_cell(comparison *c, int x, int y, int length) {
    c->result.count += (size_t)length;
    extend(
        &c->cells[(size_t)(y / cell_length) * c->columns + x / cell_length], (extent){x, y, x + length - 1, y});
}

/// Returns whether a row of a cell is plain and repeats the color change of the last pixel.
static int is_as_last(const comparison *c, const uint32_t *a, const uint32_t *b, const uint8_t *plain) {
    static const uint8_t all[cell_length] = {1, 1, 1, 1, 1, 1, 1, 1};
    uint32_t other = 0;
    for (int i = 0; i < cell_length; i++) other |= (a[i] ^ c->last[0]) | (b[i] ^ c->last[1]);
    return other == 0 && c->last_step != 0 && memcmp(plain, all, cell_length) == 0;
}

static void add_row_as_last(comparison *c, int x, int y) {
    count_in_cell(c, x, y, cell_length);
    if (!c->picture) return;
    for (int i = 0; i < cell_length; i++) c->picture[(size_t)y * c->first.width + x + i] = shown(c->last_step, 0);
}

static void add_pixel(comparison *c, int x, int y) {
    size_t index = (size_t)y * c->first.width + x;
    uint32_t a = c->first.pixels[index], b = c->second.pixels[index];
    if (c->last_step == 0 || c->last[0] != a || c->last[1] != b) measure(c, a, b);
    int is_smoothing = !c->plain[x] && is_antialiasing(&c->first, &c->second, x, y);
    c->result.antialiased += (size_t)is_smoothing;
    count_in_cell(c, x, y, 1);
    if (c->picture) c->picture[index] = shown(c->last_step, is_smoothing);
}

static void compare_row(comparison *c, int y) {
    int width = c->first.width;
    const uint32_t *a = c->first.pixels + (size_t)y * width, *b = c->second.pixels + (size_t)y * width;
    if (memcmp(a, b, (size_t)width * 4) == 0) return;
    mark_plain(&c->first, &c->second, y, c->plain);
    for (int x = 0; x < width; x++) {
        if (x % cell_length == 0 && x + cell_length <= width && is_as_last(c, a + x, b + x, c->plain + x)) {
            add_row_as_last(c, x, y);
            x += cell_length - 1;
        } else if (a[x] != b[x]) {
            add_pixel(c, x, y);
        }
    }
}

/// Returns the sum of the dissimilarities of the cells in the row of cells that begins at `top`.
static double dissimilarity(const comparison *c, int top, int bottom) {
    double sum = 0;
    int width = c->first.width;
    for (int column = 0; column < c->columns; column++) {
        const extent *cell = &c->cells[(size_t)(top / cell_length) * c->columns + column];
        if (cell->max_x < cell->min_x) continue;
        int x = column * cell_length, wide = width - x < cell_length ? width - x : cell_length;
        size_t start = (size_t)(top - c->first.first_row) * width + x;
        sum += 1 - cell_similarity(c->first.luma + start, c->second.luma + start, width, wide, bottom - top);
    }
    return sum;
}

/// Compares a row of cells. `first` and `second` hold ten rows of luma: the cells' eight, one above and one below.
static void compare_cells(comparison *c, int32_t *first, int32_t *second) {
    int width = c->first.width, height = c->first.height;
    double lacking = 0;
    for (int top = 0; top < height; top += cell_length) {
        int bottom = height - top < cell_length ? height : top + cell_length;
        size_t start = (size_t)top * width, count = (size_t)(bottom - top) * width;
        if (memcmp(c->first.pixels + start, c->second.pixels + start, count * 4) == 0) continue;
        int above = top > 0 ? top - 1 : 0, below = bottom < height ? bottom + 1 : height;
        for (int y = above; y < below; y++) {
            luma_row(c->first.pixels + (size_t)y * width, width, first + (size_t)(y - above) * width);
            luma_row(c->second.pixels + (size_t)y * width, width, second + (size_t)(y - above) * width);
        }
        c->first.first_row = c->second.first_row = above;
        for (int y = top; y < bottom; y++) compare_row(c, y);
        lacking += dissimilarity(c, top, bottom);
    }
    measure_pairs(c);
    c->result.largest_distance = c->largest_distance;
    c->result.similarity = 1 - lacking / ((double)c->columns * c->rows);
}

int cpixels_difference_of(
    const uint32_t *first, const uint32_t *second, int width, int height, cpixels_box *boxes, int most,
    uint32_t *picture, cpixels_difference *result) {
    *result = (cpixels_difference){.similarity = 1};
    size_t count = (size_t)width * height;
    if (picture) draw_ground(first, count, picture);
    if (memcmp(first, second, count * 4) == 0) return 1;
    int columns = (width + cell_length - 1) / cell_length, rows = (height + cell_length - 1) / cell_length;
    size_t cell_count = (size_t)columns * rows, luma_count = (size_t)width * (cell_length + 2);
    comparison *c = calloc(1, sizeof *c);
    extent *cells = malloc(cell_count * sizeof *cells);
    int32_t *luma = malloc(luma_count * 2 * sizeof *luma);
    uint8_t *plain = malloc((size_t)width);
    int is_done = c && cells && luma && plain;
    if (is_done) {
        for (size_t i = 0; i < cell_count; i++) cells[i] = empty_extent;
        c->first = (luma_picture){first, luma, 0, width, height};
        c->second = (luma_picture){second, luma + luma_count, 0, width, height};
        c->columns = columns;
        c->rows = rows;
        c->cells = cells;
        c->plain = plain;
        c->picture = picture;
        fill_linear(c->linear);
        compare_cells(c, luma, luma + luma_count);
        *result = c->result;
        result->box_count = group_cells(cells, columns, rows, boxes, most);
        is_done = result->box_count >= 0;
    }
    free(c);
    free(cells);
    free(luma);
    free(plain);
    return is_done;
}

void cpixels_veil(uint32_t *picture, int width, cpixels_box box) {
    for (int y = box.y; y < box.y + box.height; y++)
        for (int x = box.x; x < box.x + box.width; x++) {
            uint32_t *pixel = &picture[(size_t)y * width + x], grey = (*pixel & 255) - 64;
            *pixel = (x + y) % 12 < 3 ? 0xFF5A7FB5u : 0xFF000000u | grey * 0x010101u;
        }
}
