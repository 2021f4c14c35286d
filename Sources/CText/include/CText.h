// FreeType, HarfBuzz, FriBidi and ICU in signatures of scalars and pointers. Swift declares each
// function that it calls with @_extern(c) and imports no C module: a module that does needs the libraries'
// module maps wherever it is imported itself, also where nobody passes them. A test compares these
// prototypes with Swift's declarations, which the compiler does not; hence the plain style: one
// prototype, one line break at most after a comma, no macros.
#ifndef CTEXT_H
#define CTEXT_H

#include <stddef.h>
#include <stdint.h>

// ------------------------------------------------------------------------------ outlines: FreeType

typedef struct ctext_face ctext_face;

// `*face` is set when 0 is returned, else the answer is FreeType's error code. The bytes must outlive
// the face. A scalable face has at least one unit per em.
int32_t ctext_face_open(const uint8_t *bytes, size_t count, size_t index, ctext_face **face);
void ctext_face_close(ctext_face *face);
int32_t ctext_face_is_scalable(const ctext_face *face);
int32_t ctext_face_is_italic(const ctext_face *face);
// NULL for a face without the name. Lives as long as the face.
const char *ctext_face_family(const ctext_face *face);
const char *ctext_face_style(const ctext_face *face);
const char *ctext_face_postscript_name(const ctext_face *face);
int32_t ctext_face_units_per_em(const ctext_face *face);
int32_t ctext_face_glyph_count(const ctext_face *face);
// In font units, y up.
int32_t ctext_face_ascender(const ctext_face *face);
int32_t ctext_face_descender(const ctext_face *face);
int32_t ctext_face_height(const ctext_face *face);
// From the table OS/2; 0 for what the font does not state.
int32_t ctext_face_weight_class(const ctext_face *face);
int32_t ctext_face_cap_height(const ctext_face *face);
int32_t ctext_face_x_height(const ctext_face *face);

// One piece of an outline: `points` holds x and y of its control points and its end. `degree` is 0 for
// the start of a contour, else 1, 2 or 3; the number of points is the larger of it and 1.
typedef void (*ctext_segment)(void *context, int32_t degree, const int64_t *points);
// Calls back for every segment, in font units, unhinted. Not 0 for a glyph that the font does not have,
// that has no outline or is damaged; segments may have come before that showed.
int32_t ctext_face_outline(ctext_face *face, uint32_t glyph, void *context, ctext_segment segment);

// 1 for a face with colour pictures of glyphs in some size.
int32_t ctext_face_has_pictures(const ctext_face *face);
// The picture of a glyph in premultiplied blue, green, red and alpha, rows from the top. `numbers` are its
// width and height, the bytes from row to row, where its top left corner lies to the right of and above the
// glyph's origin, and the pixels of an em.
typedef void (*ctext_picture)(void *context, const int32_t *numbers, const uint8_t *pixels);
// Calls back once, with the face's largest picture. Not 0 for a glyph that the font does not have, that has no
// picture or is damaged.
int32_t ctext_face_picture(ctext_face *face, uint32_t glyph, void *context, ctext_picture picture);

// -------------------------------------------------------------------------------- shaping: HarfBuzz

typedef struct ctext_font ctext_font;
typedef struct ctext_run ctext_run;

// The ISO 15924 code of a character's script, its four letters from the highest byte down.
uint32_t ctext_script(uint32_t scalar);
// NULL for a font without glyphs. The bytes must outlive the font, which never changes: any thread
// may use it. One unit per font unit.
ctext_font *ctext_font_open(const uint8_t *bytes, size_t count, size_t index, int32_t unitsPerEm);
void ctext_font_close(ctext_font *font);
// 0 when the character map has no glyph for the character.
int32_t ctext_font_glyph(const ctext_font *font, uint32_t scalar, uint32_t *glyph);
// `length` units from `start` on, shaped in the context of the others by the OpenType shaper alone.
// Without `ligatures` the ligatures of taste (`liga`, `clig`) are off. To be freed by ctext_run_free.
ctext_run *ctext_font_shape(const ctext_font *font, const uint16_t *units, size_t count, size_t start,
                            size_t length, uint32_t script, int32_t rightToLeft, int32_t ligatures);
size_t ctext_run_count(const ctext_run *run);
// Six numbers for each glyph, from left to right: glyph, cluster, advance, dx, dy, and whether a line
// must not be broken before it without shaping anew.
void ctext_run_read(const ctext_run *run, int32_t *numbers);
void ctext_run_free(ctext_run *run);

// ------------------------------------------------------------------------------- direction: FriBidi

// One embedding level per character. `*rightToLeft` becomes the paragraph's direction: that of its
// first strong character, left to right without one. 0 when memory is short.
int32_t ctext_bidi_levels(const uint32_t *scalars, size_t count, int8_t *levels,
                          int32_t *rightToLeft);

// --------------------------------------------------------------------------------------- lines: ICU

typedef struct ctext_line_rules ctext_line_rules;

// NULL where ICU has no data. Never freed; any thread may use it.
ctext_line_rules *ctext_line_rules_open(void);
// Sets `marks`, all 0, to 1 for each unit after which a line may end. 0 when memory is short.
int32_t ctext_line_breaks(const ctext_line_rules *rules, const uint16_t *units, size_t count,
                          uint8_t *marks);

// ------------------------------------------------------------------------------------------ versions

// Major, minor and patch of the library in use.
void ctext_freetype_version(int32_t *parts);
void ctext_harfbuzz_version(int32_t *parts);
void ctext_fribidi_version(int32_t *parts);
void ctext_icu_version(int32_t *parts);

#endif
