// The parts of PNG and JPEG coding that need setjmp. Both libraries report errors by longjmp, which
// must not cross a Swift frame. Each function here catches it and returns a code with the library's
// message. Decisions are left to the caller, and rows are read from and written to the caller's
// memory.
//
// The calls of libdeflate and libwebp are here too, so that importers of this module need no other
// module map.
#ifndef CIMAGEIO_H
#define CIMAGEIO_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  CIO_OK = 0,
  CIO_TRUNCATED,    // the input ended too early
  CIO_CORRUPT,      // the input contradicts its format
  CIO_UNSUPPORTED,  // valid, but not supported by the library or these functions
  CIO_NO_MEMORY
} cio_code;

typedef struct {
  cio_code code;
  int32_t row;        // the row being coded when the error occurred, -1 outside the picture
  char message[120];  // the library's message, terminated by a zero
} cio_status;

// Reads a PNG as straight RGBA, 8 bits, in rows without padding. `pixels` must have room for the
// given width and height, which must be those of the header (else CIO_CORRUPT). Reads to the end of
// IEND.
cio_status cio_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                        uint8_t *pixels);

// Compresses to raw deflate (RFC 1951) by libdeflate, with levels from 0 to 12. cio_deflate_open
// returns NULL if memory is short; close the result with cio_deflate_close. One compressor can be
// used by one thread at a time. cio_deflate returns 0 if `size` is too small, which never happens
// with cio_deflate_bound bytes.
typedef struct cio_deflater cio_deflater;
cio_deflater *cio_deflate_open(int level);
size_t cio_deflate_bound(cio_deflater *deflater, size_t count);
size_t cio_deflate(cio_deflater *deflater, const uint8_t *bytes, size_t count, uint8_t *room,
                   size_t size);
void cio_deflate_close(cio_deflater *deflater);

// Return the checksums of zlib streams (from their beginning) and of PNG chunks (continuing `crc`,
// which is 0 at first).
uint32_t cio_adler32(const uint8_t *bytes, size_t count);
uint32_t cio_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

// Reads a JPEG as opaque RGBA. The rules of cio_png_read apply.
cio_status cio_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                         uint8_t *pixels);

// Writes a JPEG from opaque RGBA rows without padding, with a quality from 0 to 100. The caller
// frees the result with cio_free; it is NULL if the status is not CIO_OK.
cio_status cio_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality,
                          uint8_t **bytes, size_t *count);
void cio_free(uint8_t *bytes);

// Reads the size and the number of components in a JPEG's header without decoding it.
typedef struct {
  uint32_t width, height;
  int32_t components;
  size_t left;  // bytes after the header of the first scan
} cio_jpeg_header;
cio_status cio_jpeg_read_header(const uint8_t *bytes, size_t count, cio_jpeg_header *header);

// Writes an animated WebP by libwebp, which stores only the changes of each frame and plays for
// ever. A negative `quality` means lossless, with an effort from 0 to 100. Otherwise the quality is
// 0 to 100. cio_webp_open returns NULL if memory is short; close the result with cio_webp_close.
// Times are in milliseconds since the beginning and must increase.
typedef struct cio_webp cio_webp;
cio_webp *cio_webp_open(uint32_t width, uint32_t height, int quality, int effort);
// Adds a frame as straight RGBA rows without padding.
cio_status cio_webp_add(cio_webp *webp, const uint8_t *pixels, int time);
// Returns the file, which the caller frees with cio_free. `end` is the end time of the last frame.
cio_status cio_webp_finish(cio_webp *webp, int end, uint8_t **bytes, size_t *count);
void cio_webp_close(cio_webp *webp);

#endif
