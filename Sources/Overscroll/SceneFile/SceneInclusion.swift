/// The inclusion of files in a scene. Keys that the scene does not have are taken from the included
/// files, and earlier files have precedence. All files are merged before anything is interpreted,
/// so a key has the same meaning in each of them.
struct SceneInclusion {
  /// The largest depth of nested includes.
  static let depthLimit = 8
  /// The largest total number of included files, because each may include several.
  static let countLimit = 64

  private(set) var reader: SceneReader
  private var count = 0
  private let included: (String) -> [UInt8]?

  init(_ reader: SceneReader, included: @escaping (String) -> [UInt8]?) {
    (self.reader, self.included) = (reader, included)
  }

  /// Returns the document with the keys of the files it includes.
  ///
  /// - Throws: `InvalidScene` for an included file that is not YAML or not a mapping.
  mutating func resolved(_ root: SceneNode) throws(InvalidScene) -> SceneNode {
    try resolved(root, open: [reader.source.fileName])
  }

  /// Returns the document with the keys of the files it includes: once, or once for each file that
  /// its variants include. Of these files, each document has only one. Its keys have precedence
  /// over those of `include`.
  ///
  /// - Throws: `InvalidScene` for an included file that is not YAML or not a mapping, and for more
  ///   files than a scene may include.
  mutating func documents(_ root: SceneNode) throws(InvalidScene) -> [SceneNode] {
    let key = SceneReader.includeKey
    guard let variants = root.entries.first(where: { $0.key == "variants" }),
      let axis = variants.value.entries.first(where: { $0.key == key }),
      case .list(let values) = axis.value.content, !values.isEmpty
    else { return [try resolved(root)] }
    guard values.count <= Self.countLimit else {
      reader.report(
        .tooManyVariants(values.count, limit: Self.countLimit), axis.keyRange,
        path: "variants.\(key)")
      throw InvalidScene(reader.problems, source: reader.source)
    }
    let common = root.entries.first { $0.key == key }.map { files($0.value) } ?? []
    var documents: [SceneNode] = []
    for value in values {
      func entry(_ files: [SceneNode]) -> SceneNode.Entry {
        SceneNode.Entry(
          key: key, keyRange: axis.keyRange,
          value: SceneNode(content: .list(files), range: axis.value.range))
      }
      let chosen = SceneNode.Entry(
        key: variants.key, keyRange: variants.keyRange,
        value: variants.value.setting(entry([value])))
      documents.append(try resolved(root.setting(chosen).setting(entry([value] + common))))
    }
    return documents
  }

  /// Merges a document with the files it includes.
  ///
  /// - Parameter open: The files being read, outermost first.
  private mutating func resolved(
    _ root: SceneNode, open: [String]
  ) throws(InvalidScene) -> SceneNode {
    guard case .mapping(let entries) = root.content,
      let include = entries.first(where: { $0.key == "include" })
    else { return root }
    var whole = entries.filter { $0.key != "include" }
    for node in files(include.value) {
      guard let base = try contents(of: node, open: open) else { continue }
      let known = whole.map(\.key)
      whole += base.filter { !known.contains($0.key) && $0.key != "scene" }
    }
    return SceneNode(content: .mapping(whole), range: root.range)
  }

  private mutating func files(_ node: SceneNode) -> [SceneNode] {
    if case .list(let items) = node.content { return items }
    return [node]
  }

  /// Returns the entries of an included file; nil if it has none.
  private mutating func contents(
    of node: SceneNode, open: [String]
  ) throws(InvalidScene) -> [SceneNode.Entry]? {
    guard let text = reader.text(node, path: "include") else { return nil }
    let path = Self.path(text, besides: open.last ?? "")
    count += 1
    let isBounded = open.count <= Self.depthLimit && count <= Self.countLimit
    guard !open.contains(path), isBounded else {
      reader.report(.includesItself(text), node.range, path: "include")
      return nil
    }
    guard let bytes = included(path) else {
      reader.report(.notIncluded(text), node.range, path: "include")
      return nil
    }
    var (other, tree) = try SceneFile.document(bytes, fileName: path)
    if let tree { other.included(tree) }
    guard let tree, case .mapping = tree.content else {
      throw InvalidScene(other.problems, source: other.source)
    }
    let lines = reader.source.lineCount
    reader = SceneReader(
      source: reader.source.followed(by: other.source),
      problems: reader.problems + other.problems.map { $0.moved(byLines: lines) })
    return try resolved(tree.moved(byLines: lines), open: open + [path]).entries
  }

  /// Returns a path relative to the folder of the including file.
  private static func path(_ text: String, besides file: String) -> String {
    guard !text.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return text }
    return file[...slash] + text
  }
}
