/// The reason why text is drawn as boxes.
package enum BlockTextReason: Sendable {
  /// The screen was made without a source of fonts.
  case noLibrary
  /// The source has no system font, or a damaged one.
  case noFont
}
