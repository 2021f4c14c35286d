/// The keys and variants that scenes may use for a screen.
package struct ScreenOutline: Hashable, Sendable {
  package let name: String
  /// The names of the variants, beginning with the default.
  package let variants: [String]
  /// One sentence about the screen's content, without a full stop; nil if not specified.
  package let summary: String?
  /// Whether the key `behavior` selects between keeping and correcting the quirks of a published
  /// effect.
  package let hasBehaviors: Bool
  /// The screen's own options, in the order in which it reads them.
  package let options: [SceneKey]
}
