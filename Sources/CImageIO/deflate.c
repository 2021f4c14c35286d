#include "CImageIO.h"

#include <libdeflate.h>

struct cio_deflater {
  int unused;  // a placeholder for libdeflate's opaque libdeflate_compressor
};

cio_deflater *cio_deflate_open(int level) {
  return (cio_deflater *)libdeflate_alloc_compressor(level);
}

size_t cio_deflate_bound(cio_deflater *deflater, size_t count) {
  return libdeflate_deflate_compress_bound((struct libdeflate_compressor *)deflater, count);
}

size_t cio_deflate(cio_deflater *deflater, const uint8_t *bytes, size_t count, uint8_t *room,
                   size_t size) {
  return libdeflate_deflate_compress((struct libdeflate_compressor *)deflater, bytes, count, room,
                                     size);
}

void cio_deflate_close(cio_deflater *deflater) {
  libdeflate_free_compressor((struct libdeflate_compressor *)deflater);
}

uint32_t cio_adler32(const uint8_t *bytes, size_t count) {
  return libdeflate_adler32(1, bytes, count);
}

uint32_t cio_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  return libdeflate_crc32(crc, bytes, count);
}
