// Rows of pixels by instructions that not every processor of the kind has, chosen where the program runs; Graphics has the same in Swift, which is
// the reference, and what runs elsewhere. Graphics declares each function that it calls with @_extern(c) and imports no C module.
//
// A pixel is four bytes: red, green, blue, alpha; premultiplied. Each function draws over the first pixels of a row, source-over as `PixelQuad` in
// Graphics rounds it, and returns how many: a multiple of eight, or 0 where the processor does not have the instructions. Nothing may be null.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

// The pixels of `source`, times `opacity` (0 to 255).
int64_t cpixels_over(void *row, const void *source, uint8_t opacity, int64_t count);

// The same, and times `mask`, a byte for each pixel.
int64_t cpixels_over_masked(void *row, const void *source, uint8_t opacity,
                            const uint8_t *mask, int64_t count);

// One pixel, everywhere.
int64_t cpixels_solid(void *row, uint32_t pixel, int64_t count);

// The same, times `mask`.
int64_t cpixels_solid_masked(void *row, uint32_t pixel, const uint8_t *mask, int64_t count);

// The same in rows one below the other, all of them, `stride` pixels and `mask_stride` bytes apart: 1, or 0 where nothing is drawn
// because the processor does not have the instructions. From the first pixel on there are `room` pixels, and `mask_room` bytes of
// mask: pixels beside a row may be written with what they are.
int32_t cpixels_solid_masked_rows(void *pixels, int64_t stride, int64_t room, uint32_t pixel, const uint8_t *mask,
                                  int64_t mask_stride, int64_t mask_room, int64_t width, int64_t height);

// Resampling: the sums of `MutableStrip.sumDown` and `.sumAcross` in Graphics, which say what they are of. Each returns `width`, or 0
// where nothing is written: the processor does not have the instructions, or the row is too short for them.

// Of rows of texels that are `stride` texels apart, 4 components a texel.
int64_t cpixels_sum_down(uint16_t *sums, int64_t width, const void *texels, int64_t stride, const uint16_t *weights,
                         int64_t rows);

// Of `taps` (even) summed texels from each pixel's start on.
int64_t cpixels_sum_across(void *pixels, int64_t width, const uint16_t *texels, const int32_t *starts,
                           const uint16_t *weights, int64_t taps);

// Both for two texels across, of which only those that a pixel shows are read. Texels `ahead` of these are what a later call reads; they
// need not exist.
int64_t cpixels_sum_pairs(void *pixels, int64_t width, const void *texels, int64_t stride, const uint16_t *row_weights,
                          int64_t rows, const int32_t *starts, const uint16_t *weights, int64_t ahead);

// Blurring: what `MutableStrip.slide` and `.transpose` in Graphics do.

// Of rows of `count` numbers; returns how many are done: a multiple of eight, or 0.
int64_t cpixels_slide(uint16_t *row, uint32_t *sums, const uint16_t *adding, const uint16_t *removing, const uint16_t *next,
                      uint32_t inner, uint32_t end, int64_t count);

// Returns `width`, or 0 where nothing is written: the processor does not have the instructions, or a side is below eight.
int64_t cpixels_transpose(uint16_t *result, const uint16_t *values, int64_t width, int64_t height);

#endif
