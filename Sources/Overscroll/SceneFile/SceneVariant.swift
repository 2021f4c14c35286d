/// One of the scenes of a file with `variants`. Its document is made on demand, because the
/// documents of all variants together can be a thousand times as large as the file.
struct SceneVariant {
  /// The document without `variants`.
  let base: SceneNode
  /// The values of the keys that vary, as entries of the document.
  var chosen: [SceneNode.Entry] = []

  /// The keys that vary, with their values as in names of files.
  var namedValues: [(key: String, value: String)] {
    chosen.compactMap { entry in entry.name.map { (entry.key, $0) } }
  }

  /// The document. Keys in braces in the names of outputs are replaced by the values, with hyphens
  /// in place of slashes, colons and spaces.
  var root: SceneNode {
    var root = base
    for entry in chosen {
      root =
        ["variant", "behavior"].contains(entry.key)
        ? choosing(entry, in: root) : root.setting(entry)
    }
    guard let outputs = root.entries.first(where: { $0.key == "outputs" }),
      case .list(let items) = outputs.value.content
    else { return root }
    let values = namedValues
    let named = items.map { item in
      guard let file = item.entries.first(where: { $0.key == "file" }),
        case .text(var name, let isPlain) = file.value.content
      else { return item }
      for (key, value) in values {
        let part = String(value.map { "/: ".contains($0) ? "-" : $0 })
        name = name.replacing("{\(key)}", with: part)
      }
      let value = SceneNode(content: .text(name, isPlain: isPlain), range: file.value.range)
      return item.setting(SceneNode.Entry(key: "file", keyRange: file.keyRange, value: value))
    }
    return root.setting(
      SceneNode.Entry(
        key: "outputs", keyRange: outputs.keyRange,
        value: SceneNode(content: .list(named), range: outputs.value.range)))
  }

  /// Returns the root with one of the screen's own keys changed. `screen: NAME` is a screen with
  /// only a name.
  private func choosing(_ entry: SceneNode.Entry, in root: SceneNode) -> SceneNode {
    guard let screen = root.entries.first(where: { $0.key == "screen" }) else { return root }
    var value = screen.value
    if case .text = value.content {
      let name = SceneNode.Entry(key: "name", keyRange: value.range, value: value)
      value = SceneNode(content: .mapping([name]), range: value.range)
    }
    return root.setting(
      SceneNode.Entry(key: "screen", keyRange: screen.keyRange, value: value.setting(entry)))
  }
}

extension SceneNode.Entry {
  /// The value of a variant as in names of files: its text, or the name of the included file
  /// without folder and extension. Nil for a list or a mapping.
  fileprivate var name: String? {
    guard case .text(let text, _) = value.content else { return nil }
    guard key == SceneReader.includeKey else { return text }
    let file = text.split(separator: "/").last ?? ""
    return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
  }
}
