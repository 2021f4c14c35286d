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
  mutating func variants(of documents: [SceneNode]) -> [SceneVariant] {
    let earlier = problems
    var found = earlier
    var known = Set(earlier)
    var variants: [SceneVariant] = []
    for document in documents where found.count(where: \.isError) < SceneFile.errorLimit {
      problems = earlier
      variants += self.variants(of: document)
      // Documents share the text of the scene file, and therefore its problems.
      found += problems.dropFirst(earlier.count).filter { known.insert($0).inserted }
    }
    problems = found
    if variants.count > Self.variantLimit, let first = documents.first,
      let entry = first.entries.first(where: { $0.key == "variants" })
    {
      report(
        .tooManyVariants(variants.count, limit: Self.variantLimit), entry.keyRange,
        path: "variants")
      return Array(variants.prefix(1))
    }
    return variants
  }

  /// Returns the variants of a document: one without values if it has no `variants`.
  mutating func variants(of root: SceneNode) -> [SceneVariant] {
    guard let entry = root.entries.first(where: { $0.key == "variants" }) else {
      reportPlaceholders(in: root, known: [])
      return [SceneVariant(base: root)]
    }
    let base = SceneNode(
      content: .mapping(root.entries.filter { $0.key != "variants" }), range: root.range)
    guard case .mapping(let axes) = entry.value.content else {
      reportWrong(entry.value, .mapping(keys: Self.variantKeys), path: "variants")
      return [SceneVariant(base: base)]
    }
    var combinations: [[SceneNode.Entry]] = [[]]
    // The product is known before the combinations are made, which can be too many to store.
    var count = 1
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
      let product = count.multipliedReportingOverflow(by: values.count)
      count = product.overflow ? .max : product.partialValue
      guard count <= Self.variantLimit else { continue }
      combinations = combinations.flatMap { chosen in
        values.map {
          chosen + [SceneNode.Entry(key: axis.key, keyRange: axis.keyRange, value: $0)]
        }
      }
    }
    guard count <= Self.variantLimit else {
      report(
        .tooManyVariants(count, limit: Self.variantLimit), entry.keyRange, path: "variants")
      return [SceneVariant(base: base)]
    }
    reportPlaceholders(in: base, known: axes.map(\.key))
    return combinations.map { SceneVariant(base: base, chosen: $0) }
  }

  /// Reports keys in braces that do not vary, which would otherwise become part of file names.
  private mutating func reportPlaceholders(in root: SceneNode, known: [String]) {
    guard let outputs = root.entries.first(where: { $0.key == "outputs" }),
      case .list(let items) = outputs.value.content
    else { return }
    let placeholder = /\{([a-z-]+)\}/
    for (index, item) in items.enumerated() {
      guard let file = item.entries.first(where: { $0.key == "file" })?.value,
        case .text(let name, _) = file.content
      else { continue }
      for match in name.matches(of: placeholder) where !known.contains(String(match.1)) {
        report(
          .unknownPlaceholder(String(match.1), known: known), file.range,
          path: "outputs[\(index)].file")
      }
    }
  }
}
