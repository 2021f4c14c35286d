#include "CPixels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define PART static inline __attribute__((always_inline, target("avx2")))

PART __m256i at(const void *from, int64_t byte) {
  return _mm256_loadu_si256((const __m256i *)((const uint8_t *)from + byte));
}

// Computes the weighted sums of 256·g + r and of g. Modulo 2¹⁶, they also give the sum of r.
PART void sum_sixteen(
  uint16_t *sums, const uint8_t *texels, int64_t stride, const uint16_t *weights, int64_t rows
) {
  __m256i all0 = _mm256_setzero_si256(), all1 = all0, green0 = all0, green1 = all0;
  for (int64_t row = 0; row < rows; row++, texels += stride) {
    __m256i weight = _mm256_set1_epi16((short)weights[row]);
    __m256i eight0 = at(texels, 0), eight1 = at(texels, 32);
    all0 = _mm256_add_epi16(all0, _mm256_mullo_epi16(eight0, weight));
    all1 = _mm256_add_epi16(all1, _mm256_mullo_epi16(eight1, weight));
    green0 = _mm256_add_epi16(green0, _mm256_mullo_epi16(_mm256_srli_epi16(eight0, 8), weight));
    green1 = _mm256_add_epi16(green1, _mm256_mullo_epi16(_mm256_srli_epi16(eight1, 8), weight));
  }
  __m256i red0 = _mm256_sub_epi16(all0, _mm256_slli_epi16(green0, 8));
  __m256i red1 = _mm256_sub_epi16(all1, _mm256_slli_epi16(green1, 8));
  // The low halves contain texels 0, 1, 4 and 5, the high halves texels 2, 3, 6 and 7.
  __m256i low0 = _mm256_unpacklo_epi16(red0, green0), high0 = _mm256_unpackhi_epi16(red0, green0);
  __m256i low1 = _mm256_unpacklo_epi16(red1, green1), high1 = _mm256_unpackhi_epi16(red1, green1);
  __m256i *target = (__m256i *)sums;
  _mm256_storeu_si256(target, _mm256_permute2x128_si256(low0, high0, 0x20));
  _mm256_storeu_si256(target + 1, _mm256_permute2x128_si256(low0, high0, 0x31));
  _mm256_storeu_si256(target + 2, _mm256_permute2x128_si256(low1, high1, 0x20));
  _mm256_storeu_si256(target + 3, _mm256_permute2x128_si256(low1, high1, 0x31));
}

AVX2 static int64_t sum_down(
  uint16_t *sums, int64_t width, const uint8_t *texels, int64_t stride, const uint16_t *weights, int64_t rows
) {
  if (width < 16) return 0;
  int64_t x = 0;
  for (; x + 16 <= width; x += 16) sum_sixteen(sums + 4 * x, texels + 4 * x, 4 * stride, weights, rows);
  // The last sixteen overlap the previous ones, which is faster than processing the rest one by
  // one.
  x = width - 16;
  sum_sixteen(sums + 4 * x, texels + 4 * x, 4 * stride, weights, rows);
  return width;
}

// Converts two pixels' sums to bytes. The sums of even texels are in the lower half of each lane,
// those of odd texels in the upper half.
PART __m128i rounded(__m256i first, __m256i second, __m256i rounding) {
  __m256i sum = _mm256_add_epi16(_mm256_unpacklo_epi64(first, second), _mm256_unpackhi_epi64(first, second));
  sum = _mm256_srli_epi16(_mm256_add_epi16(sum, rounding), 7);
  // Pixels 0 and 2 are in the lower lane, 1 and 3 in the upper one. The result is the low byte of
  // each sum.
  sum = _mm256_and_si256(sum, _mm256_set1_epi16(0xFF));
  __m128i even = _mm256_castsi256_si128(sum), odd = _mm256_extracti128_si256(sum, 1);
  return _mm_unpacklo_epi32(_mm_packus_epi16(even, even), _mm_packus_epi16(odd, odd));
}

PART __m256i both(const uint8_t *first, const uint8_t *second) {
  __m256i low = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)first));
  return _mm256_inserti128_si256(low, _mm_loadu_si128((const __m128i *)second), 1);
}

PART void sum_four_across(
  uint32_t *pixels, int64_t x, const uint8_t *texels, const int32_t *starts, const uint8_t *weights, int64_t pairs
) {
  const uint8_t *texel0 = texels + 8 * (int64_t)starts[x], *texel1 = texels + 8 * (int64_t)starts[x + 1];
  const uint8_t *texel2 = texels + 8 * (int64_t)starts[x + 2], *texel3 = texels + 8 * (int64_t)starts[x + 3];
  __m256i first = _mm256_setzero_si256(), second = first;
  weights += 16 * pairs * x;
  for (int64_t byte = 0; byte < 16 * pairs; byte += 16) {
    __m256i weight0 = both(weights + byte, weights + 16 * pairs + byte);
    __m256i weight1 = both(weights + 32 * pairs + byte, weights + 48 * pairs + byte);
    first = _mm256_add_epi16(first, _mm256_mulhi_epu16(both(texel0 + byte, texel1 + byte), weight0));
    second = _mm256_add_epi16(second, _mm256_mulhi_epu16(both(texel2 + byte, texel3 + byte), weight1));
  }
  __m256i rounding = _mm256_set1_epi16((short)(64 + pairs));
  _mm_storeu_si128((__m128i *)(pixels + x), rounded(first, second, rounding));
}

// Callers pass a constant for `pairs`, so that the compiler unrolls the loop over them.
PART int64_t sum_across_pairs(
  uint32_t *pixels, int64_t width, const uint8_t *texels, const int32_t *starts, const uint8_t *weights, int64_t pairs
) {
  if (width < 4) return 0;
  for (int64_t x = 0; x + 4 <= width; x += 4) sum_four_across(pixels, x, texels, starts, weights, pairs);
  // The last four overlap the previous ones, which is faster than processing the rest one by one.
  sum_four_across(pixels, width - 4, texels, starts, weights, pairs);
  return width;
}

AVX2 static int64_t sum_across(
  uint32_t *pixels, int64_t width, const uint8_t *texels, const int32_t *starts, const uint8_t *weights, int64_t taps
) {
  switch (taps) {
  case 2: return sum_across_pairs(pixels, width, texels, starts, weights, 1);
  case 4: return sum_across_pairs(pixels, width, texels, starts, weights, 2);
  case 6: return sum_across_pairs(pixels, width, texels, starts, weights, 3);
  case 8: return sum_across_pairs(pixels, width, texels, starts, weights, 4);
  case 10: return sum_across_pairs(pixels, width, texels, starts, weights, 5);
  default: return sum_across_pairs(pixels, width, texels, starts, weights, taps / 2);
  }
}

// Returns two pixels' two texels each, from one row, as 16-bit components.
PART __m256i pair(const uint8_t *row, int32_t first, int32_t second) {
  __m128i texels = _mm_loadl_epi64((const __m128i *)(row + 4 * (int64_t)first));
  texels = _mm_castpd_si128(
    _mm_loadh_pd(_mm_castsi128_pd(texels), (const double *)(row + 4 * (int64_t)second)));
  return _mm256_cvtepu8_epi16(texels);
}

PART void sum_four_pairs(
  uint32_t *pixels, int64_t x, const uint8_t *row, int64_t stride, const uint16_t *row_weights, int64_t rows,
  const int32_t *starts, const uint16_t *weights
) {
  __m256i first = _mm256_setzero_si256(), second = first;
  for (int64_t index = 0; index < rows; index++, row += stride) {
    __m256i weight = _mm256_set1_epi16((short)row_weights[index]);
    first = _mm256_add_epi16(first, _mm256_mullo_epi16(pair(row, starts[x], starts[x + 1]), weight));
    second = _mm256_add_epi16(second, _mm256_mullo_epi16(pair(row, starts[x + 2], starts[x + 3]), weight));
  }
  first = _mm256_mulhi_epu16(first, at(weights, 16 * x));
  second = _mm256_mulhi_epu16(second, at(weights, 16 * x + 32));
  _mm_storeu_si128((__m128i *)(pixels + x), rounded(first, second, _mm256_set1_epi16(65)));
}

// Most of the time is spent waiting for texels: the rows of a large picture are pages apart, where
// the processor does not prefetch by itself. Therefore each pixel prefetches the texels of the
// pixel in a later row.
PART int64_t sum_pairs_of(
  uint32_t *pixels, int64_t width, const uint8_t *texels, int64_t stride, const uint16_t *row_weights, int64_t rows,
  const int32_t *starts, const uint16_t *weights, int64_t ahead
) {
  if (width < 4) return 0;
  for (int64_t x = 0; x + 4 <= width; x += 4) {
    // This is only an address for prefetching. It is not read and may be outside the buffer.
    uintptr_t later = (uintptr_t)texels + (uintptr_t)(ahead + 4 * (int64_t)starts[x]);
    _mm_prefetch((const char *)later, _MM_HINT_T0);
    if (rows > 1) _mm_prefetch((const char *)(later + (uintptr_t)stride), _MM_HINT_T0);
    sum_four_pairs(pixels, x, texels, stride, row_weights, rows, starts, weights);
  }
  sum_four_pairs(pixels, width - 4, texels, stride, row_weights, rows, starts, weights);
  return width;
}

AVX2 static int64_t sum_pairs(
  uint32_t *pixels, int64_t width, const uint8_t *texels, int64_t stride, const uint16_t *row_weights, int64_t rows,
  const int32_t *starts, const uint16_t *weights, int64_t ahead
) {
  switch (rows) {
  case 1: return sum_pairs_of(pixels, width, texels, stride, row_weights, 1, starts, weights, ahead);
  case 2: return sum_pairs_of(pixels, width, texels, stride, row_weights, 2, starts, weights, ahead);
  default: return sum_pairs_of(pixels, width, texels, stride, row_weights, rows, starts, weights, ahead);
  }
}

#define WHERE_IT_CAN(call) return __builtin_cpu_supports("avx2") ? call : 0

#else

#define WHERE_IT_CAN(call) return 0

#endif

int64_t cpixels_sum_down(
  uint16_t *sums, int64_t width, const void *texels, int64_t stride, const uint16_t *weights, int64_t rows
) {
  WHERE_IT_CAN(sum_down(sums, width, texels, stride, weights, rows));
}

int64_t cpixels_sum_across(
  void *pixels, int64_t width, const uint16_t *texels, const int32_t *starts, const uint16_t *weights, int64_t taps
) {
  WHERE_IT_CAN(
    sum_across(pixels, width, (const uint8_t *)texels, starts, (const uint8_t *)weights, taps));
}

int64_t cpixels_sum_pairs(
  void *pixels, int64_t width, const void *texels, int64_t stride, const uint16_t *row_weights, int64_t rows,
  const int32_t *starts, const uint16_t *weights, int64_t ahead
) {
  WHERE_IT_CAN(sum_pairs(pixels, width, texels, 4 * stride, row_weights, rows, starts, weights, 4 * ahead));
}
