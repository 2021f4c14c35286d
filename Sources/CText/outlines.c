#include "CText.h"

#include <stdlib.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

// A library object for each face: faces of one library may not be opened on two threads.
struct ctext_face {
  FT_Library library;
  FT_Face face;
};

int32_t ctext_face_open(const uint8_t *bytes, size_t count, size_t index, ctext_face **face) {
  ctext_face *opened = calloc(1, sizeof *opened);
  if (!opened) return FT_Err_Out_Of_Memory;
  FT_Error error = FT_Init_FreeType(&opened->library);
  if (!error)
    error = FT_New_Memory_Face(opened->library, bytes, (FT_Long)count, (FT_Long)index,
                               &opened->face);
  if (!error && FT_IS_SCALABLE(opened->face) && opened->face->units_per_EM == 0)
    error = FT_Err_Invalid_Table;
  if (error) {
    ctext_face_close(opened);
    return error;
  }
  *face = opened;
  return 0;
}

void ctext_face_close(ctext_face *face) {
  if (face->face) FT_Done_Face(face->face);
  if (face->library) FT_Done_FreeType(face->library);
  free(face);
}

int32_t ctext_face_is_scalable(const ctext_face *face) { return FT_IS_SCALABLE(face->face) != 0; }

int32_t ctext_face_is_italic(const ctext_face *face) {
  return (face->face->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
}

const char *ctext_face_family(const ctext_face *face) { return face->face->family_name; }
const char *ctext_face_style(const ctext_face *face) { return face->face->style_name; }
const char *ctext_face_postscript_name(const ctext_face *face) {
  return FT_Get_Postscript_Name(face->face);
}
int32_t ctext_face_units_per_em(const ctext_face *face) { return face->face->units_per_EM; }
int32_t ctext_face_glyph_count(const ctext_face *face) {
  return (int32_t)face->face->num_glyphs;
}
int32_t ctext_face_ascender(const ctext_face *face) { return face->face->ascender; }
int32_t ctext_face_descender(const ctext_face *face) { return face->face->descender; }
int32_t ctext_face_height(const ctext_face *face) { return face->face->height; }

static const TT_OS2 *os2(const ctext_face *face) {
  return FT_Get_Sfnt_Table(face->face, FT_SFNT_OS2);
}

// The heights came with version 2; FreeType says 0xFFFF for a table that is not there.
static const TT_OS2 *os2_with_heights(const ctext_face *face) {
  const TT_OS2 *table = os2(face);
  return table && table->version >= 2 && table->version != 0xFFFF ? table : NULL;
}

int32_t ctext_face_weight_class(const ctext_face *face) {
  const TT_OS2 *table = os2(face);
  return table ? table->usWeightClass : 0;
}

int32_t ctext_face_cap_height(const ctext_face *face) {
  const TT_OS2 *table = os2_with_heights(face);
  return table ? table->sCapHeight : 0;
}

int32_t ctext_face_x_height(const ctext_face *face) {
  const TT_OS2 *table = os2_with_heights(face);
  return table ? table->sxHeight : 0;
}

typedef struct {
  void *context;
  ctext_segment segment;
} receiver;

static int move_to(const FT_Vector *end, void *context) {
  receiver *to = context;
  to->segment(to->context, 0, (int64_t[]){end->x, end->y});
  return 0;
}

static int line_to(const FT_Vector *end, void *context) {
  receiver *to = context;
  to->segment(to->context, 1, (int64_t[]){end->x, end->y});
  return 0;
}

static int conic_to(const FT_Vector *control, const FT_Vector *end, void *context) {
  receiver *to = context;
  to->segment(to->context, 2, (int64_t[]){control->x, control->y, end->x, end->y});
  return 0;
}

static int cubic_to(const FT_Vector *first, const FT_Vector *second, const FT_Vector *end,
                    void *context) {
  receiver *to = context;
  to->segment(to->context, 3,
              (int64_t[]){first->x, first->y, second->x, second->y, end->x, end->y});
  return 0;
}

int32_t ctext_face_outline(ctext_face *face, uint32_t glyph, void *context, ctext_segment segment) {
  static const FT_Outline_Funcs steps = {move_to, line_to, conic_to, cubic_to, 0, 0};
  FT_Error error =
      FT_Load_Glyph(face->face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
  if (error) return error;
  FT_GlyphSlot slot = face->face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_OUTLINE) return FT_Err_Invalid_Glyph_Format;
  receiver to = {context, segment};
  return FT_Outline_Decompose(&slot->outline, &steps, &to);
}
