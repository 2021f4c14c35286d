#include "CImageIO.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static cio_status no_error(void) {
  cio_status status = {CIO_OK, -1, ""};
  return status;
}

static void record(cio_status *status, cio_code code, const char *message) {
  status->code = code;
  snprintf(status->message, sizeof status->message, "%s", message);
}

static void on_error(png_structp png, png_const_charp message) {
  cio_status *status = png_get_error_ptr(png);
  if (status->code == CIO_OK) record(status, CIO_CORRUPT, message);
  png_longjmp(png, 1);
}

// libpng only warns about a damaged tRNS chunk and ignores it, which would make the picture opaque.
// Its other warnings do not affect pixels.
static void on_warning(png_structp png, png_const_charp message) {
  if (strncmp(message, "tRNS", 4) == 0) png_error(png, message);
}

typedef struct {
  const uint8_t *next;
  size_t left;
  cio_status status;
} png_source;

static void read_bytes(png_structp png, png_bytep destination, size_t count) {
  png_source *source = png_get_io_ptr(png);
  if (count > source->left) {
    record(&source->status, CIO_TRUNCATED, "the data ends too early");
    png_error(png, "the data ends too early");
  }
  memcpy(destination, source->next, count);
  source->next += count;
  source->left -= count;
}

// Only chunks that affect pixels are read: text, profiles, dates and unknown chunks can have any
// size.
static void skip_ancillary_chunks(png_structp png) {
  static const png_byte names[] =
      "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0"
      "tEXt\0tIME\0zTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

// Indices are at the start of the row, one byte each. Working from the right never overwrites an
// index before it is read. libpng would silently paint an index outside the palette black.
static int expand_indices(uint8_t *row, uint32_t width, png_const_colorp palette, int entries,
                          png_const_bytep alpha, int alphas) {
  for (uint32_t x = width; x-- > 0;) {
    int index = row[x];
    if (index >= entries) return 0;
    uint8_t *pixel = row + (size_t)x * 4;
    pixel[0] = palette[index].red;
    pixel[1] = palette[index].green;
    pixel[2] = palette[index].blue;
    pixel[3] = index < alphas ? alpha[index] : 255;
  }
  return 1;
}

static void read_picture(png_structp png, png_infop info, png_source *source, uint32_t width,
                         uint32_t height, uint8_t *pixels) {
  size_t stride = (size_t)width * 4;
  skip_ancillary_chunks(png);
  png_set_user_limits(png, width, height);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size has changed");

  int indexed = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
  if (indexed) {
    png_set_packing(png);
  } else {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (indexed ? (size_t)width : stride))
    png_error(png, "unexpected row size");

  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) {
      source->status.row = (int32_t)y;
      png_read_row(png, pixels + y * stride, NULL);
    }
  if (indexed) {
    png_colorp palette = NULL;
    png_bytep alpha = NULL;
    int entries = 0, alphas = 0;
    png_get_PLTE(png, info, &palette, &entries);
    png_get_tRNS(png, info, &alpha, &alphas, NULL);
    for (uint32_t y = 0; y < height; y++) {
      source->status.row = (int32_t)y;
      if (!expand_indices(pixels + y * stride, width, palette, entries, alpha, alphas))
        png_error(png, "palette index out of range");
    }
  }
  source->status.row = -1;
  // with info, so that libpng warns about a tRNS chunk here instead of skipping it
  png_read_end(png, info);
}

cio_status cio_png_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                        uint8_t *pixels) {
  png_source source = {bytes, count, no_error()};
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, &source.status, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    record(&source.status, CIO_NO_MEMORY, "out of memory");
    return source.status;
  }
  if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_read_fn(png, &source, read_bytes);
    read_picture(png, info, &source, width, height, pixels);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return source.status;
}
