/// Reading of `variants`, which makes a scene for each combination of the values of some keys.
extension SceneReader {
  /// The keys that can vary: the conditions, the variant and the behavior.
  static let variantKeys =
    ["device", "display"] + conditionKeys.dropLast() + ["variant", "behavior", includeKey]
  /// The key of variants that differ in the file that they include.
  static let includeKey = "include"
  /// The largest number of scenes from one file. The App Store takes 10 pictures per language and
  /// device.
  static let variantLimit = 1000

  /// Returns the variants of documents that differ in the file that they include.
  mutating func variants(
    of documents: [SceneNode]
  ) -> [(root: SceneNode, values: [(key: String, value: String)])] {
    let earlier = problems
    var (roots, found) = ([(root: SceneNode, values: [(key: String, value: String)])](), earlier)
    for document in documents {
      problems = earlier
      roots += variants(of: document)
      // Documents share the text of the scene file, and therefore its problems.
      found += problems.dropFirst(earlier.count).filter { !found.contains($0) }
    }
    problems = found
    if roots.count > Self.variantLimit, let first = documents.first,
      let entry = first.entries.first(where: { $0.key == "variants" })
    {
      report(
        .tooManyVariants(roots.count, limit: Self.variantLimit), entry.keyRange, path: "variants")
    }
    return roots
  }

  /// Returns the root of each variant with its values, or the root itself without variants. Keys in
  /// braces in the names of outputs are replaced by the values, with hyphens in place of slashes,
  /// colons and spaces.
  mutating func variants(
    of root: SceneNode
  ) -> [(root: SceneNode, values: [(key: String, value: String)])] {
    guard let entry = root.entries.first(where: { $0.key == "variants" }) else {
      reportPlaceholders(in: root, known: [])
      return [(root, [])]
    }
    let base = SceneNode(
      content: .mapping(root.entries.filter { $0.key != "variants" }), range: root.range)
    guard case .mapping(let axes) = entry.value.content else {
      reportWrong(entry.value, .mapping(keys: Self.variantKeys), path: "variants")
      return [(base, [])]
    }
    var combinations: [[SceneNode.Entry]] = [[]]
    for axis in axes {
      guard Self.variantKeys.contains(axis.key) else {
        reportUnknown(axis, path: "variants", known: Self.variantKeys)
        continue
      }
      guard case .list(let values) = axis.value.content, !values.isEmpty else {
        reportWrong(axis.value, .list, path: "variants.\(axis.key)")
        continue
      }
      let known = problems.count
      for value in values { _ = text(value, path: "variants.\(axis.key)") }
      guard problems.count == known else { continue }
      combinations = combinations.flatMap { chosen in
        values.map {
          chosen + [SceneNode.Entry(key: axis.key, keyRange: axis.keyRange, value: $0)]
        }
      }
    }
    guard combinations.count <= Self.variantLimit else {
      report(
        .tooManyVariants(combinations.count, limit: Self.variantLimit), entry.keyRange,
        path: "variants")
      return [(base, [])]
    }
    reportPlaceholders(in: base, known: axes.map(\.key))
    return combinations.map { chosen in
      (variant(of: base, chosen), chosen.compactMap { entry in entry.name.map { (entry.key, $0) } })
    }
  }

  private func variant(of root: SceneNode, _ chosen: [SceneNode.Entry]) -> SceneNode {
    var root = root
    for entry in chosen {
      root =
        ["variant", "behavior"].contains(entry.key)
        ? choosing(entry, in: root) : root.setting(entry)
    }
    guard let outputs = root.entries.first(where: { $0.key == "outputs" }),
      case .list(let items) = outputs.value.content
    else { return root }
    let named = items.map { item in
      guard let file = item.entries.first(where: { $0.key == "file" }),
        case .text(var name, let isPlain) = file.value.content
      else { return item }
      for (key, value) in chosen.compactMap({ entry in entry.name.map { (entry.key, $0) } }) {
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

  /// Reports keys in braces that do not vary, which would otherwise become part of file names.
  private mutating func reportPlaceholders(in root: SceneNode, known: [String]) {
    guard let outputs = root.entries.first(where: { $0.key == "outputs" }),
      case .list(let items) = outputs.value.content
    else { return }
    for (index, item) in items.enumerated() {
      guard let file = item.entries.first(where: { $0.key == "file" })?.value,
        case .text(let name, _) = file.content
      else { continue }
      for match in name.matches(of: /\{([a-z-]+)\}/) where !known.contains(String(match.1)) {
        report(
          .unknownPlaceholder(String(match.1), known: known), file.range,
          path: "outputs[\(index)].file")
      }
    }
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
