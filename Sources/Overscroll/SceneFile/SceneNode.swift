/// A node of a scene file (text, a list or a mapping) with its place.
///
/// The reader of a value decides its type, never the form of the text: `on`, `010` and `12:30` are
/// text until a number is expected.
package struct SceneNode: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let key: String
    let keyRange: SourceRange
    package let value: SceneNode
  }

  package indirect enum Content: Hashable, Sendable {
    /// A scalar. `isPlain` is false for quoted and block text, which is never a number.
    case text(String, isPlain: Bool)
    case list([SceneNode])
    case mapping([Entry])
  }

  package let content: Content
  let range: SourceRange
}

extension SceneNode {
  /// Returns the node moved down by a number of lines.
  func moved(byLines lines: Int) -> SceneNode {
    let content: Content =
      switch self.content {
      case .text: self.content
      case .list(let items): .list(items.map { $0.moved(byLines: lines) })
      case .mapping(let entries):
        .mapping(
          entries.map {
            Entry(
              key: $0.key, keyRange: $0.keyRange.moved(byLines: lines),
              value: $0.value.moved(byLines: lines))
          })
      }
    return SceneNode(content: content, range: range.moved(byLines: lines))
  }

  /// The entries of a mapping; empty for other nodes.
  var entries: [Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// Returns a mapping with the value of an entry replaced, or with the entry added.
  func setting(_ entry: Entry) -> SceneNode {
    var entries = entries
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    return SceneNode(content: .mapping(entries), range: range)
  }
}
