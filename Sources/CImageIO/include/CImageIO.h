// The part of PNG and JPEG that needs setjmp: both libraries report errors by longjmp, which must
// not cross a Swift frame. Each function here catches it, and hands back a code and the library's
// own words. Nothing is decided here; rows go straight to and from the caller's memory. libdeflate's
// and libwebp's calls are here too, so that who imports this module needs the module map of no other.
#ifndef CIMAGEIO_H
#define CIMAGEIO_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  CIO_OK = 0,
  CIO_TRUNCATED,    // the input ended too early
  CIO_CORRUPT,      // the input contradicts its format
  CIO_UNSUPPORTED,  // legal, but not something the library or this shim reads
  CIO_NO_MEMORY
} cio_code;

typedef struct {
  cio_code code;
  int32_t row;        // the row being coded when it happened, -1 outside of the picture
  char message[120];  // in the library's words, ends with a zero
} cio_status;

// PNG to straight RGBA, 8 bits, rows without padding. `pixels` must have room for the width and
// height given, which must be those in the header (else CIO_CORRUPT). Reads to the end of IEND.
cio_status cio_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                        uint8_t *pixels);

// Raw deflate (RFC 1951) by libdeflate; levels are 0 to 12. NULL when out of memory; to be closed by
// cio_deflate_close. One thread at a time. cio_deflate answers 0 if the room is too small, which it never
// is with cio_deflate_bound bytes.
typedef struct cio_deflater cio_deflater;
cio_deflater *cio_deflate_open(int level);
size_t cio_deflate_bound(cio_deflater *deflater, size_t count);
size_t cio_deflate(cio_deflater *deflater, const uint8_t *bytes, size_t count, uint8_t *room,
                   size_t size);
void cio_deflate_close(cio_deflater *deflater);

// The checksums of zlib streams (from the beginning) and of PNG's chunks (on from `crc`, first 0).
uint32_t cio_adler32(const uint8_t *bytes, size_t count);
uint32_t cio_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

// JPEG to RGBA, opaque. The same rules as for cio_png_read.
cio_status cio_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                         uint8_t *pixels);

// JPEG from opaque RGBA rows without padding; quality 0 to 100. What comes out is the caller's to free
// by cio_free; NULL where the status is not CIO_OK.
cio_status cio_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality,
                          uint8_t **bytes, size_t *count);
void cio_free(uint8_t *bytes);

// The size and the number of components in a JPEG's header, without decoding anything.
typedef struct {
  uint32_t width, height;
  int32_t components;
  size_t left;  // bytes behind the header of the first scan
} cio_jpeg_header;
cio_status cio_jpeg_read_header(const uint8_t *bytes, size_t count, cio_jpeg_header *header);

// An animated WebP by libwebp: each frame stores what has changed. Shown for ever. Lossless if `quality` is
// negative, with effort 0 to 100; else quality 0 to 100. NULL when out of memory; to be closed by
// cio_webp_close. Times are milliseconds since the beginning, and must grow.
typedef struct cio_webp cio_webp;
cio_webp *cio_webp_open(uint32_t width, uint32_t height, int quality, int effort);
// Straight RGBA rows without padding.
cio_status cio_webp_add(cio_webp *webp, const uint8_t *pixels, int time);
// The file, which is the caller's to free by cio_free; `end` is when the last frame's time is over.
cio_status cio_webp_finish(cio_webp *webp, int end, uint8_t **bytes, size_t *count);
void cio_webp_close(cio_webp *webp);

#endif
