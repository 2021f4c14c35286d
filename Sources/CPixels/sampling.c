#include "CPixels.h"

#if defined(__x86_64__)

#include <immintrin.h>

// Without FMA, so that products are rounded as in Swift.
#define AVX2 __attribute__((target("avx2")))
#define PART static inline __attribute__((always_inline, target("avx2")))

// Returns positions in units of 1/256 texel. Conversion truncates, so the range is first moved to
// start at 1.
PART __m128i units(__m256d place, __m256d scale, double least, double most) {
  __m256d texel = _mm256_mul_pd(place, scale);
  texel = _mm256_min_pd(_mm256_max_pd(texel, _mm256_set1_pd(least)), _mm256_set1_pd(most));
  texel = _mm256_add_pd(texel, _mm256_set1_pd(1 - least));
  __m128i moved = _mm256_cvttpd_epi32(_mm256_mul_pd(texel, _mm256_set1_pd(256)));
  return _mm_sub_epi32(moved, _mm_set1_epi32((int)(1 - least) * 256));
}

AVX2 static int64_t map(
  int32_t *us, int32_t *vs, int64_t count, int64_t x, double a, double b, double p, double u, double v, double w,
  double nearest, double least, double most_u, double most_v
) {
  __m256d across = _mm256_add_pd(_mm256_set1_pd((double)x), _mm256_setr_pd(0.5, 1.5, 2.5, 3.5));
  int64_t index = 0;
  for (; index + 4 <= count; index += 4) {
    __m256d depth = _mm256_add_pd(_mm256_mul_pd(_mm256_set1_pd(p), across), _mm256_set1_pd(w));
    __m256d scale = _mm256_div_pd(_mm256_set1_pd(1), _mm256_max_pd(depth, _mm256_set1_pd(nearest)));
    __m256d place_u = _mm256_add_pd(_mm256_mul_pd(_mm256_set1_pd(a), across), _mm256_set1_pd(u));
    __m256d place_v = _mm256_add_pd(_mm256_mul_pd(_mm256_set1_pd(b), across), _mm256_set1_pd(v));
    _mm_storeu_si128((__m128i *)(us + index), units(place_u, scale, least, most_u));
    _mm_storeu_si128((__m128i *)(vs + index), units(place_v, scale, least, most_v));
    across = _mm256_add_pd(across, _mm256_set1_pd(4));
  }
  return index;
}

// Callers pass constants for `quads` and `down`, so that the compiler unrolls the loops over them.
PART int64_t sum_around_of(
  uint16_t *sums, int64_t count, const int32_t *us, const int32_t *vs, const uint8_t *texels, int64_t width,
  int64_t height, const int32_t *left, const uint16_t *columns, int64_t across, int64_t quads, const int32_t *top,
  const uint16_t *rows, int64_t down
) {
  __m128i rounding = _mm_set1_epi16((short)(across / 2));
  for (int64_t index = 0; index < count; index++) {
    int32_t u = us[index], v = vs[index];
    int64_t x = (int64_t)(u >> 8) + left[u & 255], y = (int64_t)(v >> 8) + top[v & 255];
    if (x < 0 || y < 0 || x + 4 * quads > width || y + down > height) return index;
    const uint16_t *row_weights = rows + (v & 255) * down;
    const uint16_t *column_weights = columns + (u & 255) * quads * 8;
    const uint8_t *first = texels + 4 * (y * width + x);
    __m256i total = _mm256_setzero_si256();
    for (int64_t quad = 0; quad < quads; quad++, first += 16, column_weights += 8) {
      const uint8_t *row = first;
      __m256i sum = _mm256_setzero_si256();
      for (int64_t tap = 0; tap < down; tap++, row += 4 * width) {
        __m256i four = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)row));
        sum = _mm256_add_epi16(sum, _mm256_mullo_epi16(four, _mm256_set1_epi16((short)row_weights[tap])));
      }
      // Each weight four times, for the components of its texel.
      __m256i weights = _mm256_cvtepu32_epi64(_mm_loadu_si128((const __m128i *)column_weights));
      weights = _mm256_shuffle_epi32(weights, _MM_SHUFFLE(2, 2, 0, 0));
      total = _mm256_add_epi16(total, _mm256_mulhi_epu16(sum, weights));
    }
    __m128i two = _mm_add_epi16(_mm256_castsi256_si128(total), _mm256_extracti128_si256(total, 1));
    __m128i one = _mm_add_epi16(_mm_add_epi16(two, _mm_unpackhi_epi64(two, two)), rounding);
    _mm_storel_epi64((__m128i *)(sums + 4 * index), one);
  }
  return count;
}

AVX2 static int64_t sum_around(
  uint16_t *sums, int64_t count, const int32_t *us, const int32_t *vs, const uint8_t *texels, int64_t width,
  int64_t height, const int32_t *left, const uint16_t *columns, int64_t across, const int32_t *top,
  const uint16_t *rows, int64_t down
) {
#define SUM(quads, down) \
  sum_around_of(sums, count, us, vs, texels, width, height, left, columns, across, quads, top, rows, down)
  int64_t quads = (across + 3) / 4;
  if (quads == 1 && down == 2) return SUM(1, 2);
  if (quads == 1 && down == 3) return SUM(1, 3);
  if (quads == 1 && down == 4) return SUM(1, 4);
  return SUM(quads, down);
}

#define WHERE_IT_CAN(call) return __builtin_cpu_supports("avx2") ? call : 0

#else

#define WHERE_IT_CAN(call) return 0

#endif

int64_t cpixels_map(
  int32_t *us, int32_t *vs, int64_t count, int64_t x, double a, double b, double p, double u, double v, double w,
  double nearest, double least, double most_u, double most_v
) {
  WHERE_IT_CAN(map(us, vs, count, x, a, b, p, u, v, w, nearest, least, most_u, most_v));
}

int64_t cpixels_sum_around(
  void *sums, int64_t count, const int32_t *us, const int32_t *vs, const void *texels, int64_t width,
  int64_t height, const int32_t *left, const uint16_t *columns, int64_t across, const int32_t *top,
  const uint16_t *rows, int64_t down
) {
  WHERE_IT_CAN(
    sum_around(
      (uint16_t *)sums, count, us, vs, (const uint8_t *)texels, width, height, left, columns, across, top, rows, down));
}
