#include "CText.h"

#include <linebreak.h>

void ctext_line_breaks_prepare(void) { init_linebreak(); }

void ctext_line_breaks(const uint16_t *units, size_t count, uint8_t *marks) {
  char *codes = (char *)marks;
  set_linebreaks_utf16(units, count, "", codes);
  for (size_t i = 0; i < count; i++)
    marks[i] = codes[i] == LINEBREAK_ALLOWBREAK || codes[i] == LINEBREAK_MUSTBREAK;
}
