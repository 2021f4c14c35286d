/// Returns the user's text for one line of a terminal: without control characters and with at most
/// 40 scalars.
func clipped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if result.count == 40 { return String(result) + "…" }
    result.append(printable(scalar))
  }
  return String(result)
}

/// Returns the scalar, or U+FFFD for control characters, which would move a terminal's cursor.
func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return "\u{FFFD}"
  default: return scalar
  }
}
