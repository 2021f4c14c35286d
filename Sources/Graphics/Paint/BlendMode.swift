/// How a colour that is drawn and the one under it become one; raw values and meaning as
/// `CGBlendMode`'s. From `multiply` to `luminosity` they are PDF's (ISO 32000-1, 11.3.5), from `clear`
/// to `xor` those of Porter and Duff.
public enum BlendMode: Int32, CaseIterable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}
