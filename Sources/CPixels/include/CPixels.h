// Row operations with instructions that only some processors of the architecture have, selected at
// run time. Graphics has the same operations in Swift, which are the reference and run on other
// processors. Graphics declares each function that it calls with @_extern(c) and imports no C
// module.
//
// A pixel is four bytes: red, green, blue, alpha; premultiplied. Each drawing function composites
// over the first pixels of a row, source-over with the rounding of `PixelQuad` in Graphics. It
// returns the number of pixels drawn: a multiple of eight, or 0 if the processor lacks the
// instructions. No pointer may be null.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

// Draws the pixels of `source`, times `opacity` (0 to 255).
int64_t cpixels_over(void *row, const void *source, uint8_t opacity, int64_t count);

// Draws the pixels of `source`, times `opacity` and `mask`, which has one byte per pixel.
int64_t cpixels_over_masked(void *row, const void *source, uint8_t opacity,
                            const uint8_t *mask, int64_t count);

// Draws one pixel at all positions.
int64_t cpixels_solid(void *row, uint32_t pixel, int64_t count);

// Draws one pixel at all positions, times `mask`.
int64_t cpixels_solid_masked(void *row, uint32_t pixel, const uint8_t *mask, int64_t count);

// Draws one pixel, times `mask`, in all positions of `height` rows that are `stride` pixels and
// `mask_stride` bytes apart. Returns 1, or 0 without drawing if the processor lacks the
// instructions. The buffers have `room` pixels and `mask_room` bytes from the first pixel on:
// pixels next to a row may be rewritten with their own values.
int32_t cpixels_solid_masked_rows(void *pixels, int64_t stride, int64_t room, uint32_t pixel, const uint8_t *mask,
                                  int64_t mask_stride, int64_t mask_room, int64_t width, int64_t height);

// Resampling: the sums of `MutableStrip.sumDown` and `.sumAcross` in Graphics, which document the
// terms. Each function returns `width`, or 0 without writing if the processor lacks the
// instructions or the row is too short for them.

// Sums rows of texels that are `stride` texels apart, with 4 components per texel.
int64_t cpixels_sum_down(uint16_t *sums, int64_t width, const void *texels, int64_t stride, const uint16_t *weights,
                         int64_t rows);

// Sums `taps` (an even number) summed texels from each pixel's start on.
int64_t cpixels_sum_across(void *pixels, int64_t width, const uint16_t *texels, const int32_t *starts,
                           const uint16_t *weights, int64_t taps);

// Computes both sums for two texels across, and reads only the texels that a pixel shows. The
// texels `ahead` of these are those of a later call; they need not exist.
int64_t cpixels_sum_pairs(void *pixels, int64_t width, const void *texels, int64_t stride, const uint16_t *row_weights,
                          int64_t rows, const int32_t *starts, const uint16_t *weights, int64_t ahead);

// Sampling of turned pictures: the operations of `PixelMapping` and `TentGrid` in Graphics.

// Maps the centres of pixels, from the column `x` on, to units of 1/256 texel: (a, b, p) per column
// and (u, v, w) at column 0 are the homogeneous coordinates; `least` to `most_u` and `most_v` are
// their range in texels. Returns the number of mapped pixels: a multiple of four, or 0.
int64_t cpixels_map(int32_t *us, int32_t *vs, int64_t count, int64_t x, double a, double b, double p, double u, double v,
                    double w, double nearest, double least, double most_u, double most_v);

// Sums the texels around positions, with 4 components of 16 bits per pixel. The weights across are
// in groups of four taps, each weight twice. Returns the number of pixels before the first one
// whose texels are not all inside the picture, or 0 if the processor lacks the instructions.
int64_t cpixels_sum_around(void *sums, int64_t count, const int32_t *us, const int32_t *vs, const void *texels,
                           int64_t width, int64_t height, const int32_t *left, const uint16_t *columns, int64_t across,
                           const int32_t *top, const uint16_t *rows, int64_t down);

// Blurring: the operations of `MutableStrip.slide` and `.transpose` in Graphics.

// Processes rows of `count` numbers. Returns the number of finished ones: a multiple of eight, or
// 0.
int64_t cpixels_slide(uint16_t *row, uint32_t *sums, const uint16_t *adding, const uint16_t *removing, const uint16_t *next,
                      uint32_t inner, uint32_t end, int64_t count);

// Returns `width`, or 0 without writing if the processor lacks the instructions or a side is below
// eight.
int64_t cpixels_transpose(uint16_t *result, const uint16_t *values, int64_t width, int64_t height);

#endif
