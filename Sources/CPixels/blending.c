#include "CPixels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define PART static inline __attribute__((always_inline, target("avx2")))

// Eight pixels as 16-bit lanes: red and blue in one vector, green and alpha in the other.
typedef struct {
  __m256i red_blue, green_alpha;
} pixels;

PART pixels load(const void *from, int64_t x) {
  __m256i bytes = _mm256_loadu_si256((const __m256i *)((const uint32_t *)from + x));
  return (pixels){_mm256_and_si256(bytes, _mm256_set1_epi16(0xFF)), _mm256_srli_epi16(bytes, 8)};
}

PART void store(pixels p, void *to, int64_t x) {
  __m256i bytes = _mm256_or_si256(p.red_blue, _mm256_slli_epi16(p.green_alpha, 8));
  _mm256_storeu_si256((__m256i *)((uint32_t *)to + x), bytes);
}

// a · b / 255, rounded: ((a·b + 128) · 257) >> 16.
PART __m256i div255(__m256i a, __m256i b) {
  __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(128));
  return _mm256_mulhi_epu16(product, _mm256_set1_epi16(257));
}

PART pixels scaled(pixels p, __m256i factor) {
  return (pixels){div255(p.red_blue, factor), div255(p.green_alpha, factor)};
}

// Each pixel's alpha, taken from 255, in both of its lanes.
PART __m256i rest(pixels p) {
  __m256i alpha = _mm256_srli_epi32(p.green_alpha, 16);
  alpha = _mm256_or_si256(alpha, _mm256_slli_epi32(alpha, 16));
  return _mm256_sub_epi16(_mm256_set1_epi16(255), alpha);
}

PART void add_below(pixels source, __m256i rest, void *row, int64_t x) {
  pixels below = scaled(load(row, x), rest);
  below.red_blue = _mm256_add_epi16(below.red_blue, source.red_blue);
  below.green_alpha = _mm256_add_epi16(below.green_alpha, source.green_alpha);
  store(below, row, x);
}

// Eight coverage bytes, each in both lanes of its pixel.
PART __m256i spread(const uint8_t *mask) {
  __m256i wide = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)mask));
  return _mm256_or_si256(wide, _mm256_slli_epi32(wide, 16));
}

PART int is_clear(pixels p) {
  __m256i any = _mm256_or_si256(p.red_blue, p.green_alpha);
  return _mm256_testz_si256(any, any);
}

AVX2 static int64_t over(uint32_t *row, const uint32_t *source, uint8_t opacity, int64_t count) {
  __m256i factor = _mm256_set1_epi16(opacity);
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) {
    pixels p = load(source, x);
    // Most of a layer that is drawn apart is clear: what is below stays.
    if (is_clear(p)) continue;
    if (opacity < 255) p = scaled(p, factor);
    add_below(p, rest(p), row, x);
  }
  return x;
}

AVX2 static int64_t over_masked(
  uint32_t *row, const uint32_t *source, uint8_t opacity, const uint8_t *mask, int64_t count
) {
  __m256i factor = _mm256_set1_epi16(opacity);
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) {
    pixels p = load(source, x);
    if (opacity < 255) p = scaled(p, factor);
    p = scaled(p, spread(mask + x));
    add_below(p, rest(p), row, x);
  }
  return x;
}

AVX2 static int64_t solid(uint32_t *row, uint32_t pixel, int64_t count) {
  __m256i bytes = _mm256_set1_epi32((int32_t)pixel);
  pixels p = {_mm256_and_si256(bytes, _mm256_set1_epi16(0xFF)), _mm256_srli_epi16(bytes, 8)};
  __m256i left = rest(p);
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) add_below(p, left, row, x);
  return x;
}

AVX2 static int64_t solid_masked(uint32_t *row, uint32_t pixel, const uint8_t *mask, int64_t count) {
  __m256i bytes = _mm256_set1_epi32((int32_t)pixel);
  pixels whole = {_mm256_and_si256(bytes, _mm256_set1_epi16(0xFF)), _mm256_srli_epi16(bytes, 8)};
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) {
    pixels p = scaled(whole, spread(mask + x));
    add_below(p, rest(p), row, x);
  }
  return x;
}

// Glyphs and small shapes: most rows are shorter than a few vectors, and much of them is clear or full. The last pixels of a row are done with
// those beside them, which coverage 0 leaves as they are, wherever the buffers go on that far.
AVX2 static int32_t solid_masked_rows(
  uint32_t *row, int64_t stride, uint32_t pixel, const uint8_t *mask, int64_t mask_stride, int64_t width, int64_t height
) {
  __m256i bytes = _mm256_set1_epi32((int32_t)pixel);
  pixels whole = {_mm256_and_si256(bytes, _mm256_set1_epi16(0xFF)), _mm256_srli_epi16(bytes, 8)};
  int is_opaque = pixel >> 24 == 255;
  int64_t some = width % 8;
  uint64_t inside = ((uint64_t)1 << 8 * some) - 1;
  for (int64_t y = 0; y < height; y++, row += stride, mask += mask_stride) {
    int64_t x = 0;
    for (; x + 8 <= width; x += 8) {
      uint64_t eight;
      __builtin_memcpy(&eight, mask + x, 8);
      if (eight == 0) continue;
      if (eight == UINT64_MAX && is_opaque) {
        _mm256_storeu_si256((__m256i *)(row + x), bytes);
        continue;
      }
      pixels p = scaled(whole, spread(mask + x));
      add_below(p, rest(p), row, x);
    }
    if (some == 0) continue;
    int64_t rows = height - 1 - y;
    uint64_t last = 0;
    if (rows * mask_stride + width >= x + 8) {
      __builtin_memcpy(&last, mask + x, 8);
      last &= inside;
    } else {
      for (int64_t i = 0; i < some; i++) last |= (uint64_t)mask[x + i] << 8 * i;
    }
    if (last == 0) continue;
    pixels p = scaled(whole, spread((const uint8_t *)&last));
    if (rows * stride + width >= x + 8) {
      add_below(p, rest(p), row, x);
    } else {
      uint32_t beside[8] = {0};
      for (int64_t i = 0; i < some; i++) beside[i] = row[x + i];
      add_below(p, rest(p), beside, 0);
      for (int64_t i = 0; i < some; i++) row[x + i] = beside[i];
    }
  }
  return 1;
}

#define WHERE_IT_CAN(call) return __builtin_cpu_supports("avx2") ? call : 0

#else

#define WHERE_IT_CAN(call) return 0

#endif

int64_t cpixels_over(void *row, const void *source, uint8_t opacity, int64_t count) {
  WHERE_IT_CAN(over(row, source, opacity, count));
}

int64_t cpixels_over_masked(void *row, const void *source, uint8_t opacity, const uint8_t *mask, int64_t count) {
  WHERE_IT_CAN(over_masked(row, source, opacity, mask, count));
}

int64_t cpixels_solid(void *row, uint32_t pixel, int64_t count) {
  WHERE_IT_CAN(solid(row, pixel, count));
}

int64_t cpixels_solid_masked(void *row, uint32_t pixel, const uint8_t *mask, int64_t count) {
  WHERE_IT_CAN(solid_masked(row, pixel, mask, count));
}

int32_t cpixels_solid_masked_rows(
  void *pixels, int64_t stride, uint32_t pixel, const uint8_t *mask, int64_t mask_stride, int64_t width, int64_t height
) {
  WHERE_IT_CAN(solid_masked_rows(pixels, stride, pixel, mask, mask_stride, width, height));
}
