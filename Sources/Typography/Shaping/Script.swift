import CHarfBuzz

/// A writing system, as HarfBuzz names it.
struct Script: Hashable, Sendable {
  let tag: hb_script_t

  init(_ tag: hb_script_t) { self.tag = tag }

  init(of scalar: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }

  static let common = Script(HB_SCRIPT_COMMON)
  static let latin = Script(HB_SCRIPT_LATIN)

  /// Whether the character takes its neighbours' script: punctuation, digits, marks.
  var isInherited: Bool {
    tag == HB_SCRIPT_COMMON || tag == HB_SCRIPT_INHERITED || tag == HB_SCRIPT_UNKNOWN
  }

  /// Whether letters join, so that letter spacing would tear words apart.
  var isCursive: Bool {
    switch tag {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
      HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA:
      true
    default: false
    }
  }
}
