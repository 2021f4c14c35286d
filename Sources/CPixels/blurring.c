#include "CPixels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define PART static inline __attribute__((always_inline, target("avx2")))

// Returns eight 16-bit numbers, widened to 32 bits.
PART __m256i wide(const uint16_t *values) { return _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)values)); }

AVX2 static int64_t slide(
  uint16_t *row, uint32_t *sums, const uint16_t *adding, const uint16_t *removing, const uint16_t *next, uint32_t inner, uint32_t end,
  int64_t count
) {
  __m256i inner_weight = _mm256_set1_epi32((int32_t)inner), end_weight = _mm256_set1_epi32((int32_t)end);
  __m256i half = _mm256_set1_epi64x(1 << 30);
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) {
    __m256i leaving = wide(removing + x);
    __m256i sum = _mm256_loadu_si256((const __m256i *)(sums + x));
    sum = _mm256_sub_epi32(_mm256_add_epi32(sum, wide(adding + x)), leaving);
    _mm256_storeu_si256((__m256i *)(sums + x), sum);
    __m256i ends = _mm256_add_epi32(leaving, wide(next + x));
    // Products have 64 bits, so even and odd columns are computed separately. The odd means are
    // shifted to their positions.
    __m256i even = _mm256_add_epi64(_mm256_mul_epu32(sum, inner_weight), _mm256_mul_epu32(ends, end_weight));
    __m256i odd = _mm256_add_epi64(
      _mm256_mul_epu32(_mm256_srli_epi64(sum, 32), inner_weight), _mm256_mul_epu32(_mm256_srli_epi64(ends, 32), end_weight));
    even = _mm256_srli_epi64(_mm256_add_epi64(even, half), 31);
    odd = _mm256_slli_epi64(_mm256_add_epi64(odd, half), 1);
    __m256i means = _mm256_blend_epi32(even, odd, 0xAA);
    __m128i narrow = _mm_packus_epi32(_mm256_castsi256_si128(means), _mm256_extracti128_si256(means, 1));
    _mm_storeu_si128((__m128i *)(row + x), narrow);
  }
  return x;
}

// Transposes a block of eight by eight.
PART void transpose_eight(uint16_t *result, int64_t result_stride, const uint16_t *values, int64_t stride) {
  __m128i row[8], pairs[8], fours[8];
  for (int y = 0; y < 8; y++) row[y] = _mm_loadu_si128((const __m128i *)(values + y * stride));
  for (int y = 0; y < 4; y++) {
    pairs[2 * y] = _mm_unpacklo_epi16(row[2 * y], row[2 * y + 1]);
    pairs[2 * y + 1] = _mm_unpackhi_epi16(row[2 * y], row[2 * y + 1]);
  }
  for (int half = 0; half < 2; half++) {
    for (int part = 0; part < 2; part++) {
      __m128i upper = pairs[4 * half + part], lower = pairs[4 * half + 2 + part];
      fours[4 * half + 2 * part] = _mm_unpacklo_epi32(upper, lower);
      fours[4 * half + 2 * part + 1] = _mm_unpackhi_epi32(upper, lower);
    }
  }
  for (int x = 0; x < 4; x++) {
    _mm_storeu_si128((__m128i *)(result + 2 * x * result_stride), _mm_unpacklo_epi64(fours[x], fours[4 + x]));
    _mm_storeu_si128((__m128i *)(result + (2 * x + 1) * result_stride), _mm_unpackhi_epi64(fours[x], fours[4 + x]));
  }
}

// Returns the start of a block of eight that does not extend beyond `count`.
PART int64_t within(int64_t start, int64_t count) { return start + 8 <= count ? start : count - 8; }

// A cache line is written at once. The last rows and columns overlap the previous block, which is
// faster than processing the rest one by one.
AVX2 static int64_t transpose(uint16_t *result, const uint16_t *values, int64_t width, int64_t height) {
  if (width < 8 || height < 8) return 0;
  for (int64_t top = 0; top < height; top += 32) {
    for (int64_t left = 0; left < width; left += 8) {
      int64_t x = within(left, width);
      for (int64_t part = top; part < top + 32 && part < height; part += 8) {
        int64_t y = within(part, height);
        transpose_eight(result + x * height + y, height, values + y * width + x, width);
      }
    }
  }
  return width;
}

#define WHERE_IT_CAN(call) return __builtin_cpu_supports("avx2") ? call : 0

#else

#define WHERE_IT_CAN(call) return 0

#endif

int64_t cpixels_slide(
  uint16_t *row, uint32_t *sums, const uint16_t *adding, const uint16_t *removing, const uint16_t *next, uint32_t inner, uint32_t end,
  int64_t count
) {
  WHERE_IT_CAN(slide(row, sums, adding, removing, next, inner, end, count));
}

int64_t cpixels_transpose(uint16_t *result, const uint16_t *values, int64_t width, int64_t height) {
  WHERE_IT_CAN(transpose(result, values, width, height));
}
