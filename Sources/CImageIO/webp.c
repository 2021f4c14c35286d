#include "CImageIO.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>
#include <webp/mux.h>

struct cio_webp {
  WebPAnimEncoder *encoder;
  WebPConfig config;
  int width, height;
};

// Returns the status of a libwebp call: unsupported with the library's message, or out of memory.
// Nothing else can fail, because the arguments are checked before.
static cio_status answer(cio_webp *webp, int is_ok, WebPEncodingError error) {
  cio_status status = {is_ok ? CIO_OK : CIO_NO_MEMORY, -1, ""};
  if (is_ok || error == VP8_ENC_ERROR_OUT_OF_MEMORY) return status;
  const char *words = WebPAnimEncoderGetError(webp->encoder);
  if (words && *words) {
    status.code = CIO_UNSUPPORTED;
    snprintf(status.message, sizeof status.message, "%s", words);
  }
  return status;
}

cio_webp *cio_webp_open(uint32_t width, uint32_t height, int quality, int effort) {
  cio_webp *webp = calloc(1, sizeof *webp);
  if (!webp) return NULL;
  webp->width = (int)width;
  webp->height = (int)height;
  WebPAnimEncoderOptions options;
  if (!WebPConfigInit(&webp->config) || !WebPAnimEncoderOptionsInit(&options)) {
    free(webp);
    return NULL;
  }
  if (quality < 0) {
    webp->config.lossless = 1;
    webp->config.exact = 1;
    webp->config.quality = (float)effort;
    webp->config.method = effort < 25 ? 0 : effort < 90 ? 4 : 6;
  } else {
    webp->config.quality = (float)quality;
    webp->config.method = 4;
  }
  webp->encoder = WebPAnimEncoderNew((int)width, (int)height, &options);
  if (!webp->encoder) {
    free(webp);
    return NULL;
  }
  return webp;
}

cio_status cio_webp_add(cio_webp *webp, const uint8_t *pixels, int time) {
  WebPPicture picture;
  if (!WebPPictureInit(&picture)) return (cio_status){CIO_NO_MEMORY, -1, ""};
  picture.use_argb = 1;
  picture.width = webp->width;
  picture.height = webp->height;
  int is_ok = WebPPictureImportRGBA(&picture, pixels, 4 * webp->width) &&
              WebPAnimEncoderAdd(webp->encoder, &picture, time, &webp->config);
  cio_status status = answer(webp, is_ok, picture.error_code);
  WebPPictureFree(&picture);
  return status;
}

cio_status cio_webp_finish(cio_webp *webp, int end, uint8_t **bytes, size_t *count) {
  WebPData data;
  WebPDataInit(&data);
  *bytes = NULL;
  *count = 0;
  int is_ok = WebPAnimEncoderAdd(webp->encoder, NULL, end, NULL) &&
              WebPAnimEncoderAssemble(webp->encoder, &data);
  cio_status status = answer(webp, is_ok, VP8_ENC_OK);
  if (is_ok) {
    // Copy the data, because only libwebp can free its own allocation.
    *bytes = malloc(data.size);
    if (*bytes) {
      memcpy(*bytes, data.bytes, data.size);
      *count = data.size;
    } else {
      status.code = CIO_NO_MEMORY;
    }
  }
  WebPDataClear(&data);
  return status;
}

void cio_webp_close(cio_webp *webp) {
  WebPAnimEncoderDelete(webp->encoder);
  free(webp);
}
