#include "CText.h"

#include <stdio.h>

#include <fribidi.h>
#include <hb.h>
#include <unicode/uversion.h>

#include <ft2build.h>
#include FT_FREETYPE_H

void ctext_freetype_version(int32_t *parts) {
  FT_Library library;
  int major = 0, minor = 0, patch = 0;
  if (!FT_Init_FreeType(&library)) {
    FT_Library_Version(library, &major, &minor, &patch);
    FT_Done_FreeType(library);
  }
  parts[0] = major, parts[1] = minor, parts[2] = patch;
}

void ctext_harfbuzz_version(int32_t *parts) {
  unsigned major, minor, patch;
  hb_version(&major, &minor, &patch);
  parts[0] = (int32_t)major, parts[1] = (int32_t)minor, parts[2] = (int32_t)patch;
}

void ctext_fribidi_version(int32_t *parts) {
  parts[0] = parts[1] = parts[2] = 0;
  // The text begins with "(GNU FriBidi) 1.0.8", and more lines follow.
  sscanf(fribidi_version_info, "%*[^0-9]%d.%d.%d", &parts[0], &parts[1], &parts[2]);
}

void ctext_icu_version(int32_t *parts) {
  UVersionInfo version;
  u_getVersion(version);
  for (int i = 0; i < 3; i++) parts[i] = version[i];
}
