/// What scenes can say of a screen.
package struct ScreenOutline: Hashable, Sendable {
  package let name: String
  /// The first is the default.
  package let variants: [String]
  /// What it shows, as one sentence without a full stop; nil where nobody has said it.
  package let summary: String?
  /// Whether it keeps or mends the quirks of a published effect, as `behavior` says.
  package let hasBehaviors: Bool
  /// Its own options, in the order in which it reads them.
  package let options: [SceneKey]
}
