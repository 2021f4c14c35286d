/// A key of a scene file.
package struct SceneKey: Hashable, Sendable {
  package let name: String
  /// The description of the key, as one sentence without a full stop.
  package let words: String
  package let shape: SceneShape
  package let isRequired: Bool

  package init(_ name: String, _ shape: SceneShape, _ words: String, isRequired: Bool = false) {
    (self.name, self.shape, self.words, self.isRequired) = (name, shape, words, isRequired)
  }
}
