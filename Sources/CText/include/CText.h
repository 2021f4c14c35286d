// FreeType, HarfBuzz, FriBidi and ICU with signatures of scalars and pointers. Swift declares each
// function that it calls with @_extern(c) and imports no C module. A module that imports one
// requires the libraries' module maps of all its importers, including those that do not pass them.
//
// The compiler does not compare these prototypes with Swift's declarations, but a test does.
// Therefore the style is plain: one prototype, one line break at most after a comma, no macros.
#ifndef CTEXT_H
#define CTEXT_H

#include <stddef.h>
#include <stdint.h>

// ------------------------------------------------------------------------------ outlines: FreeType

typedef struct ctext_face ctext_face;

// Returns 0 and sets `*face`, or returns FreeType's error code. The bytes must outlive the face. A
// scalable face has at least one unit per em.
int32_t ctext_face_open(const uint8_t *bytes, size_t count, size_t index, ctext_face **face);
void ctext_face_close(ctext_face *face);
int32_t ctext_face_is_scalable(const ctext_face *face);
int32_t ctext_face_is_italic(const ctext_face *face);
// NULL for a face without the name. The string is valid as long as the face.
const char *ctext_face_family(const ctext_face *face);
const char *ctext_face_style(const ctext_face *face);
const char *ctext_face_postscript_name(const ctext_face *face);
int32_t ctext_face_units_per_em(const ctext_face *face);
int32_t ctext_face_glyph_count(const ctext_face *face);
// Metrics in font units, y up.
int32_t ctext_face_ascender(const ctext_face *face);
int32_t ctext_face_descender(const ctext_face *face);
int32_t ctext_face_height(const ctext_face *face);
// Values of the OS/2 table; 0 if the font does not specify them.
int32_t ctext_face_weight_class(const ctext_face *face);
int32_t ctext_face_cap_height(const ctext_face *face);
int32_t ctext_face_x_height(const ctext_face *face);

// Receives one segment of an outline: `points` contains x and y of its control points and its end.
// `degree` is 0 for the start of a contour, else 1, 2 or 3. The number of points is the larger of
// `degree` and 1.
typedef void (*ctext_segment)(void *context, int32_t degree, const int64_t *points);
// Calls `segment` for every segment, in font units and unhinted. Does not return 0 if the glyph is
// missing in the font, has no outline or is damaged. Segments may have been reported before an
// error is found.
int32_t ctext_face_outline(ctext_face *face, uint32_t glyph, void *context, ctext_segment segment);

// Returns 1 for a face with colour bitmaps of glyphs in any size.
int32_t ctext_face_has_pictures(const ctext_face *face);
// Receives the bitmap of a glyph in premultiplied blue, green, red and alpha, with rows from the
// top. `numbers` are width and height, the bytes per row, the position of the top left corner to
// the right of and above the glyph's origin, and the pixels per em.
typedef void (*ctext_picture)(void *context, const int32_t *numbers, const uint8_t *pixels);
// Calls `picture` once, with the face's largest bitmap. Does not return 0 if the glyph is missing
// in the font, has no bitmap or is damaged.
int32_t ctext_face_picture(ctext_face *face, uint32_t glyph, void *context, ctext_picture picture);

// -------------------------------------------------------------------------------- shaping: HarfBuzz

typedef struct ctext_font ctext_font;
typedef struct ctext_run ctext_run;

// Returns the ISO 15924 code of a character's script, with its four letters from the highest byte
// down.
uint32_t ctext_script(uint32_t scalar);
// Returns NULL for a font without glyphs. The bytes must outlive the font, which is immutable and
// can be used by any thread. Its scale is one unit per font unit.
ctext_font *ctext_font_open(const uint8_t *bytes, size_t count, size_t index, int32_t unitsPerEm);
void ctext_font_close(ctext_font *font);
// Returns 0 if the character map has no glyph for the character.
int32_t ctext_font_glyph(const ctext_font *font, uint32_t scalar, uint32_t *glyph);
// Returns the advance of a glyph in the file, without kerning; 0 for unknown glyphs.
int32_t ctext_font_advance(const ctext_font *font, uint32_t glyph);
// Shapes `length` code units from `start` on, in the context of the others, by the OpenType shaper
// alone. `features` is a sum: 1 without optional ligatures (`liga`, `clig`), 2 without contextual
// alternates (`calt`), 4 with tabular figures (`tnum`). Free the result with ctext_run_free.
ctext_run *ctext_font_shape(const ctext_font *font, const uint16_t *units, size_t count, size_t start,
                            size_t length, uint32_t script, int32_t rightToLeft, int32_t features);
size_t ctext_run_count(const ctext_run *run);
// Writes six numbers per glyph, from left to right: glyph, cluster, advance, dx, dy, and whether a
// line break before it requires shaping again.
void ctext_run_read(const ctext_run *run, int32_t *numbers);
void ctext_run_free(ctext_run *run);

// ------------------------------------------------------------------------------- direction: FriBidi

// Writes one embedding level per character. `*rightToLeft` is set to the paragraph's direction,
// which is that of its first strong character, or left to right without one. Returns 0 if memory is
// short.
int32_t ctext_bidi_levels(const uint32_t *scalars, size_t count, int8_t *levels,
                          int32_t *rightToLeft);

// --------------------------------------------------------------------------------------- lines: ICU

typedef struct ctext_line_rules ctext_line_rules;

// Returns NULL if ICU has no data. The result is never freed and can be used by any thread.
ctext_line_rules *ctext_line_rules_open(void);
// Sets `marks`, which must be 0, to 1 for each code unit after which a line may end. Returns 0 if
// memory is short.
int32_t ctext_line_breaks(const ctext_line_rules *rules, const uint16_t *units, size_t count,
                          uint8_t *marks);

// ------------------------------------------------------------------------------------------ versions

// Write major, minor and patch version of the library in use.
void ctext_freetype_version(int32_t *parts);
void ctext_harfbuzz_version(int32_t *parts);
void ctext_fribidi_version(int32_t *parts);
void ctext_icu_version(int32_t *parts);

#endif
