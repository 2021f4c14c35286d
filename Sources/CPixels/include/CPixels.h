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

#endif
