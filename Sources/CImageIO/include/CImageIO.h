// The part of PNG and JPEG that needs setjmp: both libraries report errors by longjmp, which must
// not cross a Swift frame. Each function here catches it, and hands back a code and the library's
// own words. Nothing is decided here; rows go straight to and from the caller's memory.
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

// PNG from straight RGBA rows, handed in one at a time; without has_alpha stored as RGB. is_photo
// tunes zlib to filtered rows.
typedef struct cio_png_writer cio_png_writer;
typedef void (*cio_sink)(void *context, const uint8_t *bytes, size_t count);
typedef enum {
  CIO_FILTER_NONE,
  CIO_FILTER_SUB,
  CIO_FILTER_UP,
  CIO_FILTER_AVERAGE,
  CIO_FILTER_PAETH
} cio_filter;

// NULL when out of memory. To be closed by cio_png_close, whatever happened in between.
cio_png_writer *cio_png_open(void *context, cio_sink sink);
cio_status cio_png_begin(cio_png_writer *writer, uint32_t width, uint32_t height, int has_alpha,
                         int level, int is_photo);
cio_status cio_png_row(cio_png_writer *writer, const uint8_t *row, cio_filter filter);
cio_status cio_png_end(cio_png_writer *writer);
void cio_png_close(cio_png_writer *writer);

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
} cio_jpeg_header;
cio_status cio_jpeg_read_header(const uint8_t *bytes, size_t count, cio_jpeg_header *header);

#endif
