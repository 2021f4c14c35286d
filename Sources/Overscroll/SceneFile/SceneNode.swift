/// A piece of a scene file: text, a list or a mapping, and where it stands.
///
/// Types are decided by whoever asks, never by the look of the text: `on`, `010` and `12:30` are text
/// until a number is wanted.
package struct SceneNode: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let key: String
    let keyRange: SourceRange
    let value: SceneNode
  }

  indirect enum Content: Hashable, Sendable {
    /// `isPlain` is false for quoted and block text, which is never a number.
    case text(String, isPlain: Bool)
    case list([SceneNode])
    case mapping([Entry])
  }

  let content: Content
  let range: SourceRange
}
