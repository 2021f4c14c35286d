#include "CPixels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define AVX512 __attribute__((target("avx512bw,avx512vl")))
#define PART512 static inline __attribute__((always_inline, target("avx512bw,avx512vl")))
#define PART static inline __attribute__((always_inline, target("avx2")))

// Eight pixels as 16-bit lanes: red and blue in one vector, green and alpha in the other.
typedef struct {
  __m256i red_blue, green_alpha;
} pixels;

PART pixels load(const void *from, int64_t x) {
  __m256i bytes = _mm256_loadu_si256((const __m256i *)((const uint32_t *)from + x));
  return (pixels){_mm256_and_si256(bytes, _mm256_set1_epi16(0xFF)), _mm256_srli_epi16(bytes, 8)};
}

PART __m256i joined(pixels p) { return _mm256_or_si256(p.red_blue, _mm256_slli_epi16(p.green_alpha, 8)); }

PART void store(pixels p, void *to, int64_t x) { _mm256_storeu_si256((__m256i *)((uint32_t *)to + x), joined(p)); }

// Returns a · b / 255, rounded: ((a·b + 128) · 257) >> 16.
PART __m256i div255(__m256i a, __m256i b) {
  __m256i product = _mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(128));
  return _mm256_mulhi_epu16(product, _mm256_set1_epi16(257));
}

// For each factor f, the least m with (c · m + 2¹⁴) >> 15 = div255(c, f) for every byte c. With one
// factor for all pixels, this takes one instruction instead of three. No formula gives these
// numbers, because c · f / 255 is as close to a half as 1/510. A test checks all of them.
static const uint16_t multipliers[256] = {
  0, 128, 256, 385, 512, 642, 771, 900, 1024, 1156, 1284, 1413, 1542, 1671, 1799, 1924,
  2048, 2181, 2313, 2441, 2569, 2698, 2825, 2955, 3084, 3212, 3341, 3469, 3597, 3724, 3852, 3984,
  4096, 4240, 4365, 4497, 4626, 4755, 4883, 5011, 5139, 5267, 5397, 5525, 5654, 5779, 5911, 6037,
  6168, 6297, 6424, 6541, 6682, 6811, 6939, 7067, 7196, 7324, 7448, 7581, 7707, 7836, 7967, 8095,
  8192, 8352, 8481, 8609, 8734, 8866, 8994, 9123, 9252, 9381, 9509, 9634, 9766, 9895, 10023, 10151,
  10279, 10408, 10533, 10666, 10794, 10902, 11050, 11179, 11308, 11437, 11562, 11694, 11822, 11950, 12079, 12207,
  12336, 12465, 12593, 12721, 12849, 12979, 13095, 13234, 13364, 13489, 13621, 13750, 13878, 14006, 14134, 14263,
  14392, 14521, 14649, 14777, 14906, 15034, 15163, 15288, 15417, 15549, 15677, 15805, 15934, 16062, 16191, 16320,
  16384, 16576, 16704, 16833, 16962, 17091, 17219, 17344, 17472, 17605, 17733, 17862, 17989, 18118, 18246, 18376,
  18504, 18632, 18761, 18889, 19018, 19147, 19272, 19403, 19533, 19648, 19789, 19917, 20046, 20175, 20302, 20432,
  20559, 20689, 20817, 20946, 21066, 21199, 21331, 21460, 21588, 21717, 21824, 21973, 22102, 22231, 22359, 22487,
  22616, 22745, 22873, 23001, 23127, 23259, 23387, 23515, 23644, 23772, 23901, 24026, 24159, 24287, 24415, 24544,
  24672, 24801, 24930, 25054, 25187, 25315, 25443, 25572, 25700, 25829, 25957, 26086, 26202, 26342, 26467, 26600,
  26729, 26857, 26982, 27114, 27243, 27370, 27500, 27627, 27756, 27885, 28012, 28142, 28270, 28395, 28527, 28656,
  28783, 28909, 29042, 29170, 29298, 29427, 29554, 29684, 29813, 29941, 30069, 30197, 30327, 30454, 30580, 30712,
  30837, 30969, 31097, 31226, 31355, 31482, 31611, 31740, 31868, 31996, 32125, 32254, 32382, 32511, 32639, 32704,
};

PART __m256i multiplier(uint8_t factor) { return _mm256_set1_epi16((short)multipliers[factor]); }

// Returns the pixels scaled by the factor that belongs to a multiplier.
PART pixels multiplied(pixels p, __m256i multiplier) {
  return (pixels){_mm256_mulhrs_epi16(p.red_blue, multiplier), _mm256_mulhrs_epi16(p.green_alpha, multiplier)};
}

PART pixels scaled(pixels p, __m256i factor) {
  return (pixels){div255(p.red_blue, factor), div255(p.green_alpha, factor)};
}

// Returns 255 minus each pixel's alpha, in both of its lanes.
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

// Returns eight coverage bytes, each in both lanes of its pixel.
PART __m256i spread(const uint8_t *mask) {
  __m256i wide = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)mask));
  return _mm256_or_si256(wide, _mm256_slli_epi32(wide, 16));
}

PART int is_clear(pixels p) {
  __m256i any = _mm256_or_si256(p.red_blue, p.green_alpha);
  return _mm256_testz_si256(any, any);
}

AVX2 static int64_t over(uint32_t *row, const uint32_t *source, uint8_t opacity, int64_t count) {
  __m256i factor = multiplier(opacity);
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) {
    pixels p = load(source, x);
    // Most pixels of a separately drawn layer are clear, which leaves the pixels below unchanged.
    if (is_clear(p)) continue;
    if (opacity < 255) p = multiplied(p, factor);
    add_below(p, rest(p), row, x);
  }
  return x;
}

AVX2 static int64_t over_masked(
  uint32_t *row, const uint32_t *source, uint8_t opacity, const uint8_t *mask, int64_t count
) {
  __m256i factor = multiplier(opacity);
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) {
    pixels p = load(source, x);
    if (opacity < 255) p = multiplied(p, factor);
    p = scaled(p, spread(mask + x));
    add_below(p, rest(p), row, x);
  }
  return x;
}

// Sixteen pixels at a time take four fifths of the time of eight. The gain is small because each
// pixel needs little work.
AVX512 static int64_t solid_sixteen(uint32_t *row, uint32_t pixel, int64_t count) {
  __m512i bytes = _mm512_set1_epi32((int32_t)pixel), left = _mm512_set1_epi16((short)multipliers[255 - (pixel >> 24)]);
  int64_t x = 0;
  for (; x + 16 <= count; x += 16) {
    __m512i below = _mm512_loadu_si512(row + x);
    __m512i red_blue = _mm512_mulhrs_epi16(_mm512_and_si512(below, _mm512_set1_epi16(0xFF)), left);
    __m512i green_alpha = _mm512_mulhrs_epi16(_mm512_srli_epi16(below, 8), left);
    below = _mm512_or_si512(red_blue, _mm512_slli_epi16(green_alpha, 8));
    _mm512_storeu_si512(row + x, _mm512_add_epi8(below, bytes));
  }
  return x;
}

AVX2 static int64_t solid_eight(uint32_t *row, uint32_t pixel, int64_t count) {
  __m256i bytes = _mm256_set1_epi32((int32_t)pixel), left = multiplier((uint8_t)(255 - (pixel >> 24)));
  int64_t x = 0;
  for (; x + 8 <= count; x += 8) {
    // The sum of a premultiplied pixel and the remaining part of the pixel below never exceeds 255.
    __m256i sum = _mm256_add_epi8(joined(multiplied(load(row, x), left)), bytes);
    _mm256_storeu_si256((__m256i *)(row + x), sum);
  }
  return x;
}

static int has_avx512(void) { return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"); }

static int64_t solid(uint32_t *row, uint32_t pixel, int64_t count) {
  int64_t done = has_avx512() ? solid_sixteen(row, pixel, count) : 0;
  return done + solid_eight(row + done, pixel, count - done);
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

// For glyphs and small shapes, whose rows are mostly shorter than a few vectors, and mostly clear
// or full. The last pixels of a row are processed together with adjacent ones if the buffers extend
// that far. A coverage of 0 leaves those unchanged.
AVX2 static int32_t solid_masked_rows_eight(
  uint32_t *row, int64_t stride, int64_t room, uint32_t pixel, const uint8_t *mask, int64_t mask_stride, int64_t mask_room,
  int64_t width, int64_t height
) {
  __m256i bytes = _mm256_set1_epi32((int32_t)pixel);
  pixels whole = {_mm256_and_si256(bytes, _mm256_set1_epi16(0xFF)), _mm256_srli_epi16(bytes, 8)};
  int is_opaque = pixel >> 24 == 255;
  int64_t some = width % 8, full = width - some;
  uint64_t inside = ((uint64_t)1 << 8 * some) - 1;
  for (; height > 0; height--) {
    for (int64_t x = 0; x < full; x += 8) {
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
    if (some > 0) {
      uint64_t last = 0;
      if (mask_room >= full + 8) {
        __builtin_memcpy(&last, mask + full, 8);
        last &= inside;
      } else {
        for (int64_t i = 0; i < some; i++) last |= (uint64_t)mask[full + i] << 8 * i;
      }
      if (last != 0) {
        pixels p = scaled(whole, spread((const uint8_t *)&last));
        if (room >= full + 8) {
          add_below(p, rest(p), row, full);
        } else {
          uint32_t beside[8] = {0};
          for (int64_t i = 0; i < some; i++) beside[i] = row[full + i];
          add_below(p, rest(p), beside, 0);
          for (int64_t i = 0; i < some; i++) row[full + i] = beside[i];
        }
      }
    }
    row += stride, room -= stride;
    mask += mask_stride, mask_room -= mask_stride;
  }
  return 1;
}

// div255 for sixteen pixels.
PART512 __m512i div255_sixteen(__m512i a, __m512i b) {
  __m512i product = _mm512_add_epi16(_mm512_mullo_epi16(a, b), _mm512_set1_epi16(128));
  return _mm512_mulhi_epu16(product, _mm512_set1_epi16(257));
}

// A row of most small letters fits one vector. Pixels next to a row are neither read nor written.
AVX512 static int32_t solid_masked_rows_sixteen(
  uint32_t *row, int64_t stride, uint32_t pixel, const uint8_t *mask, int64_t mask_stride, int64_t width, int64_t height
) {
  __m512i bytes = _mm512_set1_epi32((int32_t)pixel), low = _mm512_set1_epi16(0xFF);
  __m512i red_blue = _mm512_and_si512(bytes, low), green_alpha = _mm512_srli_epi16(bytes, 8);
  for (; height > 0; height--, row += stride, mask += mask_stride) {
    for (int64_t x = 0; x < width; x += 16) {
      __mmask16 some = width - x < 16 ? (__mmask16)((1 << (width - x)) - 1) : 0xFFFF;
      __m128i coverage = _mm_maskz_loadu_epi8(some, mask + x);
      if (_mm_testz_si128(coverage, coverage)) continue;
      __m512i factor = _mm512_cvtepu8_epi32(coverage);
      factor = _mm512_or_si512(factor, _mm512_slli_epi32(factor, 16));
      __m512i source_rb = div255_sixteen(red_blue, factor), source_ga = div255_sixteen(green_alpha, factor);
      __m512i alpha = _mm512_srli_epi32(source_ga, 16);
      __m512i rest = _mm512_sub_epi16(low, _mm512_or_si512(alpha, _mm512_slli_epi32(alpha, 16)));
      __m512i below = _mm512_maskz_loadu_epi32(some, row + x);
      __m512i sum_rb = _mm512_add_epi16(source_rb, div255_sixteen(_mm512_and_si512(below, low), rest));
      __m512i sum_ga = _mm512_add_epi16(source_ga, div255_sixteen(_mm512_srli_epi16(below, 8), rest));
      _mm512_mask_storeu_epi32(row + x, some, _mm512_or_si512(sum_rb, _mm512_slli_epi16(sum_ga, 8)));
    }
  }
  return 1;
}

static int32_t solid_masked_rows(
  uint32_t *row, int64_t stride, int64_t room, uint32_t pixel, const uint8_t *mask, int64_t mask_stride, int64_t mask_room,
  int64_t width, int64_t height
) {
  // One vector of eight is as fast for a row of up to eight pixels.
  if (width > 8 && has_avx512()) return solid_masked_rows_sixteen(row, stride, pixel, mask, mask_stride, width, height);
  return solid_masked_rows_eight(row, stride, room, pixel, mask, mask_stride, mask_room, width, height);
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
  void *pixels, int64_t stride, int64_t room, uint32_t pixel, const uint8_t *mask, int64_t mask_stride, int64_t mask_room,
  int64_t width, int64_t height
) {
  WHERE_IT_CAN(solid_masked_rows(pixels, stride, room, pixel, mask, mask_stride, mask_room, width, height));
}
