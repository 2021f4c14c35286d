/// What outputs name of the screen, noted while they are read.
extension SceneReader {
  /// A text that names something of the screen.
  mutating func reference(
    _ node: SceneNode, path: String, as kind: (String) -> ScreenReference.Kind
  ) -> String? {
    guard let name = text(node, path: path) else { return nil }
    note(kind(name), node, path: path)
    return name
  }

  mutating func note(_ kind: ScreenReference.Kind, _ node: SceneNode, path: String) {
    references.append(ScreenReference(kind: kind, range: node.range, path: path))
  }
}
