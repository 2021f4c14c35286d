import Graphics

extension Pixel {
  /// The colour as `#RRGGBB`, or `#RRGGBBAA` if it is translucent. Its components are
  /// premultiplied, as in the picture.
  var notation: String {
    let components = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#"
      + components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
