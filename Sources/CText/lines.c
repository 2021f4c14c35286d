#include "CText.h"

#include <unicode/ubrk.h>

ctext_line_rules *ctext_line_rules_open(void) {
  UErrorCode error = U_ZERO_ERROR;
  // The root locale is explicit: NULL would select the process's locale and make line breaks differ
  // between machines.
  UBreakIterator *rules = ubrk_open(UBRK_LINE, "", NULL, 0, &error);
  return U_SUCCESS(error) ? (ctext_line_rules *)rules : NULL;
}

int32_t ctext_line_breaks(const ctext_line_rules *rules, const uint16_t *units, size_t count,
                          uint8_t *marks) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *lines = ubrk_clone((const UBreakIterator *)rules, &error);
  if (U_FAILURE(error)) return 0;
  ubrk_setText(lines, (const UChar *)units, (int32_t)count, &error);
  if (U_SUCCESS(error))
    for (int32_t end = ubrk_next(lines); end != UBRK_DONE; end = ubrk_next(lines)) marks[end - 1] = 1;
  ubrk_close(lines);
  return U_SUCCESS(error);
}
