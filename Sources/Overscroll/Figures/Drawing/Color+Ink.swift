import Graphics

extension Color {
  /// A legible text colour on this background: dark on light and transparent colours, light on dark
  /// ones.
  var contrastingInk: Color {
    let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return alpha > 0.5 && light < 0.45
      ? Color(white: 0.95) : Color(red: 0.11, green: 0.11, blue: 0.118)
  }
}
