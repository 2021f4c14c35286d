#include "CImageIO.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// A progressive file can have any number of scans, each of which covers the whole picture. Encoders
// write about ten.
enum { MAX_SCANS = 100 };

typedef struct {
  struct jpeg_error_mgr errors;  // first, so that a pointer to it also points to the jpeg_state
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  cio_status status;
} jpeg_state;

static void fail(j_common_ptr jpeg, cio_code code) {
  jpeg_state *state = (jpeg_state *)jpeg->err;
  char message[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, message);
  state->status.code = code;
  snprintf(state->status.message, sizeof state->status.message, "%s", message);
  longjmp(state->escape, 1);
}

static void on_error(j_common_ptr jpeg) {
  switch (jpeg->err->msg_code) {
    case JERR_OUT_OF_MEMORY:
      fail(jpeg, CIO_NO_MEMORY);
      break;
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED:
    case JERR_ARITH_NOTIMPL:
    case JERR_NOTIMPL:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_CCIR601_NOTIMPL:
      fail(jpeg, CIO_UNSUPPORTED);
      break;
    case JERR_INPUT_EOF:
    case JERR_INPUT_EMPTY:
      fail(jpeg, CIO_TRUNCATED);
      break;
    default:
      fail(jpeg, CIO_CORRUPT);
  }
}

// libjpeg only warns about damage and continues with grey pixels. Only warnings that cannot affect
// pixels are ignored here.
static void on_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_ADOBE_XFORM:
      break;
    case JWRN_JPEG_EOF:
      fail(jpeg, CIO_TRUNCATED);
      break;
    default:
      fail(jpeg, CIO_CORRUPT);
  }
}

static void on_progress(j_common_ptr jpeg) {
  jpeg_state *state = (jpeg_state *)jpeg->err;
  if (!jpeg->is_decompressor || ((j_decompress_ptr)jpeg)->input_scan_number <= MAX_SCANS) return;
  state->status.code = CIO_UNSUPPORTED;
  snprintf(state->status.message, sizeof state->status.message, "more than %d scans", MAX_SCANS);
  longjmp(state->escape, 1);
}

static void prepare(struct jpeg_decompress_struct *jpeg, jpeg_state *state) {
  memset(state, 0, sizeof *state);
  state->status.row = -1;
  memset(jpeg, 0, sizeof *jpeg);
  jpeg->err = jpeg_std_error(&state->errors);
  state->errors.error_exit = on_error;
  state->errors.emit_message = on_message;
  state->progress.progress_monitor = on_progress;
}

static void open_source(struct jpeg_decompress_struct *jpeg, jpeg_state *state,
                        const uint8_t *bytes, size_t count) {
  jpeg_create_decompress(jpeg);
  jpeg->progress = &state->progress;
  jpeg_mem_src(jpeg, bytes, (unsigned long)count);
  jpeg_read_header(jpeg, TRUE);
}

cio_status cio_jpeg_read_header(const uint8_t *bytes, size_t count, cio_jpeg_header *header) {
  struct jpeg_decompress_struct jpeg;
  jpeg_state state;
  prepare(&jpeg, &state);
  if (setjmp(state.escape) == 0) {
    open_source(&jpeg, &state, bytes, count);
    header->width = jpeg.image_width;
    header->height = jpeg.image_height;
    header->components = jpeg.num_components;
    header->left = jpeg.src->bytes_in_buffer;
  }
  jpeg_destroy_decompress(&jpeg);
  return state.status;
}

cio_status cio_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                         uint8_t *pixels) {
  struct jpeg_decompress_struct jpeg;
  jpeg_state state;
  prepare(&jpeg, &state);
  if (setjmp(state.escape) == 0) {
    open_source(&jpeg, &state, bytes, count);
    jpeg.out_color_space = JCS_EXT_RGBA;
    // the method whose vector code gives the results of the scalar code
    jpeg.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&jpeg);
    if (jpeg.output_width != width || jpeg.output_height != height)
      ERREXIT(&jpeg, JERR_BAD_STATE);
    while (jpeg.output_scanline < height) {
      state.status.row = (int32_t)jpeg.output_scanline;
      JSAMPROW row = pixels + (size_t)jpeg.output_scanline * width * 4;
      jpeg_read_scanlines(&jpeg, &row, 1);
    }
    state.status.row = -1;
    jpeg_finish_decompress(&jpeg);
  }
  jpeg_destroy_decompress(&jpeg);
  return state.status;
}

cio_status cio_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality,
                          uint8_t **bytes, size_t *count) {
  struct jpeg_compress_struct jpeg;
  jpeg_state state;
  // Both variables are changed between setjmp and longjmp.
  unsigned char *volatile buffer = NULL;
  unsigned char *out = NULL;
  unsigned long size = 0;
  memset(&state, 0, sizeof state);
  state.status.row = -1;
  memset(&jpeg, 0, sizeof jpeg);
  jpeg.err = jpeg_std_error(&state.errors);
  state.errors.error_exit = on_error;
  state.errors.emit_message = on_message;
  *bytes = NULL;
  *count = 0;
  if (setjmp(state.escape) == 0) {
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &out, &size);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = 4;
    jpeg.in_color_space = JCS_EXT_RGBA;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, quality, TRUE);
    jpeg.dct_method = JDCT_ISLOW;
    jpeg_start_compress(&jpeg, TRUE);
    while (jpeg.next_scanline < height) {
      state.status.row = (int32_t)jpeg.next_scanline;
      JSAMPROW row = (JSAMPROW)(pixels + (size_t)jpeg.next_scanline * width * 4);
      jpeg_write_scanlines(&jpeg, &row, 1);
    }
    state.status.row = -1;
    jpeg_finish_compress(&jpeg);
    buffer = out;
  }
  jpeg_destroy_compress(&jpeg);
  if (state.status.code == CIO_OK) {
    *bytes = buffer;
    *count = size;
  } else {
    free(out);
  }
  return state.status;
}

void cio_free(uint8_t *bytes) { free(bytes); }
