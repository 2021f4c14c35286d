/// Puts what a scene includes behind it: keys that it does not give itself are those of the included
/// files, the first of them first. Everything is put together before anything is read, so that a key means
/// the same wherever it stands.
struct SceneInclusion {
  /// Files within files.
  static let depthLimit = 8
  /// Files in all: each may include several, which may include several.
  static let countLimit = 64

  private(set) var reader: SceneReader
  private var count = 0
  private let included: (String) -> [UInt8]?

  init(_ reader: SceneReader, included: @escaping (String) -> [UInt8]?) {
    (self.reader, self.included) = (reader, included)
  }

  /// The document with the keys of what it includes.
  ///
  /// - Throws: `InvalidScene` for an included file that is no YAML, or no mapping.
  mutating func resolved(_ root: SceneNode) throws(InvalidScene) -> SceneNode {
    try resolved(root, open: [reader.source.fileName])
  }

  /// - Parameter open: the files that are being read, outermost first.
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

  /// The entries of an included file; nil if there are none.
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

  /// A path as it is meant in a file.
  private static func path(_ text: String, besides file: String) -> String {
    guard !text.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return text }
    return file[...slash] + text
  }
}
