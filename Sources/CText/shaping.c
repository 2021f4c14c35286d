#include "CText.h"

#include <hb-ot.h>
#include <hb.h>

// ctext_font and ctext_run are HarfBuzz's objects under other names.
static hb_font_t *font_of(const ctext_font *font) { return (hb_font_t *)font; }
static hb_buffer_t *buffer_of(const ctext_run *run) { return (hb_buffer_t *)run; }

uint32_t ctext_script(uint32_t scalar) {
  return hb_unicode_script(hb_unicode_funcs_get_default(), scalar);
}

ctext_font *ctext_font_open(const uint8_t *bytes, size_t count, size_t index, int32_t unitsPerEm) {
  hb_blob_t *blob = hb_blob_create((const char *)bytes, (unsigned)count, HB_MEMORY_MODE_READONLY,
                                   NULL, NULL);
  hb_face_t *face = hb_face_create(blob, (unsigned)index);
  hb_font_t *font = NULL;
  if (hb_face_get_glyph_count(face) > 0) {
    font = hb_font_create(face);
    hb_ot_font_set_funcs(font);
    hb_font_set_scale(font, unitsPerEm, unitsPerEm);
    hb_font_make_immutable(font);
  }
  hb_face_destroy(face);
  hb_blob_destroy(blob);
  return (ctext_font *)font;
}

void ctext_font_close(ctext_font *font) { hb_font_destroy(font_of(font)); }

int32_t ctext_font_glyph(const ctext_font *font, uint32_t scalar, uint32_t *glyph) {
  return hb_font_get_nominal_glyph(font_of(font), scalar, glyph) != 0;
}

int32_t ctext_font_advance(const ctext_font *font, uint32_t glyph) {
  return hb_font_get_glyph_h_advance(font_of(font), glyph);
}

ctext_run *ctext_font_shape(const ctext_font *font, const uint16_t *units, size_t count, size_t start,
                            size_t length, uint32_t script, int32_t rightToLeft, int32_t features) {
  // Each feature with its bit in `features`.
  static const struct { int32_t bit; hb_feature_t feature; } known[] = {
      {1, {HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}},
      {1, {HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}},
      {2, {HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}},
      {4, {HB_TAG('t', 'n', 'u', 'm'), 1, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}},
  };
  hb_feature_t chosen[sizeof known / sizeof *known];
  unsigned chosenCount = 0;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (features & known[i].bit) chosen[chosenCount++] = known[i].feature;
  static const char *const shapers[] = {"ot", NULL};
  hb_buffer_t *buffer = hb_buffer_create();
  // HarfBuzz copies the text, so it need not outlive the buffer.
  hb_buffer_add_utf16(buffer, units, (int)count, (unsigned)start, (int)length);
  // Direction and script are set explicitly: guessing would also use the process's locale.
  hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, (hb_script_t)script);
  hb_shape_full(font_of(font), buffer, chosen, chosenCount, shapers);
  return (ctext_run *)buffer;
}

size_t ctext_run_count(const ctext_run *run) { return hb_buffer_get_length(buffer_of(run)); }

void ctext_run_read(const ctext_run *run, int32_t *numbers) {
  unsigned count = 0;
  const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer_of(run), &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer_of(run), &count);
  for (unsigned i = 0; i < count; i++, numbers += 6) {
    numbers[0] = (int32_t)glyphs[i].codepoint;
    numbers[1] = (int32_t)glyphs[i].cluster;
    numbers[2] = positions[i].x_advance;
    numbers[3] = positions[i].x_offset;
    numbers[4] = positions[i].y_offset;
    numbers[5] = (glyphs[i].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0;
  }
}

void ctext_run_free(ctext_run *run) { hb_buffer_destroy(buffer_of(run)); }
