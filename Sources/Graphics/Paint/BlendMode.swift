/// A function that combines a source colour with the colour below. Raw values and meaning are those
/// of `CGBlendMode`.
///
/// The modes from `multiply` to `luminosity` are those of PDF (ISO 32000-1, 11.3.5), from `clear`
/// to `xor` those of Porter and Duff.
public enum BlendMode: Int32, CaseIterable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}
