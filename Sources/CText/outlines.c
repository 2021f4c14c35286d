#include "CText.h"

#include <stdlib.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

// Each face has its own library object, because faces of one library must not be opened on two
// threads.
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
// FreeType does not set the units per em of faces without outlines.
int32_t ctext_face_units_per_em(const ctext_face *face) {
  if (face->face->units_per_EM) return face->face->units_per_EM;
  const TT_Header *head = FT_Get_Sfnt_Table(face->face, FT_SFNT_HEAD);
  return head ? head->Units_Per_EM : 0;
}
int32_t ctext_face_glyph_count(const ctext_face *face) {
  return (int32_t)face->face->num_glyphs;
}
int32_t ctext_face_ascender(const ctext_face *face) { return face->face->ascender; }
int32_t ctext_face_descender(const ctext_face *face) { return face->face->descender; }
int32_t ctext_face_height(const ctext_face *face) { return face->face->height; }

static const TT_OS2 *os2(const ctext_face *face) {
  return FT_Get_Sfnt_Table(face->face, FT_SFNT_OS2);
}

// The heights exist from version 2 on. FreeType reports version 0xFFFF for a missing table.
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

int32_t ctext_face_has_pictures(const ctext_face *face) {
  return FT_HAS_COLOR(face->face) && FT_HAS_FIXED_SIZES(face->face) &&
         ctext_face_units_per_em(face) > 0;
}

// The maximum number of pixels in a bitmap, because the font's own numbers cannot be trusted.
enum { largest_picture = 1 << 22 };

int32_t ctext_face_picture(ctext_face *face, uint32_t glyph, void *context, ctext_picture picture) {
  if (!ctext_face_has_pictures(face)) return FT_Err_Invalid_Glyph_Format;
  FT_Int largest = 0;
  for (FT_Int size = 1; size < face->face->num_fixed_sizes; size++)
    if (face->face->available_sizes[size].y_ppem > face->face->available_sizes[largest].y_ppem)
      largest = size;
  FT_Error error = FT_Select_Size(face->face, largest);
  if (error) return error;
  FT_GlyphSlot slot = face->face->glyph;
  error = FT_Load_Glyph(face->face, glyph, FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY);
  if (error) return error;
  if (slot->format != FT_GLYPH_FORMAT_BITMAP || !slot->bitmap.width || !slot->bitmap.rows ||
      slot->bitmap.width > largest_picture / slot->bitmap.rows)
    return FT_Err_Invalid_Glyph_Format;
  error = FT_Load_Glyph(face->face, glyph, FT_LOAD_COLOR);
  if (error) return error;
  FT_Pos ppem = face->face->available_sizes[largest].y_ppem >> 6;
  if (slot->format != FT_GLYPH_FORMAT_BITMAP || slot->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA ||
      !slot->bitmap.buffer || slot->bitmap.pitch < (int)slot->bitmap.width * 4 ||
      slot->bitmap.width > largest_picture / slot->bitmap.rows || ppem <= 0)
    return FT_Err_Invalid_Glyph_Format;
  int32_t numbers[] = {(int32_t)slot->bitmap.width, (int32_t)slot->bitmap.rows, slot->bitmap.pitch,
                       slot->bitmap_left, slot->bitmap_top, (int32_t)ppem};
  picture(context, numbers, slot->bitmap.buffer);
  return 0;
}
