#include "CText.h"

#include <stdlib.h>

#include <fribidi.h>

int32_t ctext_bidi_levels(const uint32_t *scalars, size_t count, int8_t *levels,
                          int32_t *rightToLeft) {
  FriBidiStrIndex length = (FriBidiStrIndex)count;
  FriBidiCharType *types = calloc(count, sizeof *types);
  FriBidiBracketType *brackets = calloc(count, sizeof *brackets);
  FriBidiParType base = FRIBIDI_PAR_ON;
  FriBidiLevel highest = 0;
  if (types && brackets) {
    fribidi_get_bidi_types(scalars, length, types);
    fribidi_get_bracket_types(scalars, length, types, brackets);
    highest = fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, levels);
  }
  free(types);
  free(brackets);
  *rightToLeft = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL;
  return highest > 0;
}
