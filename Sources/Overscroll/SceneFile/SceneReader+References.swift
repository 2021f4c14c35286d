/// References of outputs to things on the screen, recorded while outputs are read.
extension SceneReader {
  /// Reads a text that names something on the screen, and records it.
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
