public import HeadlessUIKit

/// Reads scene files: YAML, strictly.
///
/// Every key must be known, every value of the type its key wants, and all problems of a file are
/// found in one go, each with its line and column. Of YAML, scenes use mappings, lists and text; anchors,
/// aliases, tags, directives, merge keys, keys marked with `?` and second documents are refused by name. Durations carry
/// their unit (`0.5s`, `500ms`); lengths are points and written bare.
///
/// Nothing is read from disk here: bytes come in, and the file's name is only for messages.
public enum SceneFile {
  /// The largest file that is read, in bytes; a scene of a thousand steps has about 60 000.
  public static let sizeLimit = 256 * 1024

  /// The scene in a file's bytes (UTF-8, with or without byte order mark, any line ends).
  ///
  /// - Parameter screens: The screens there are; with nil any name is taken and left to the caller.
  /// - Throws: `InvalidScene` with all problems, if one of them is an error.
  public static func scene(
    _ bytes: some Collection<UInt8>, fileName: String, screens: [String]? = nil
  ) throws(InvalidScene) -> SceneDescription {
    try scenes(bytes, fileName: fileName, screens: screens)[0]
  }

  /// The scenes in a file's bytes: one, or one for each combination of its `variants`, in the order of the
  /// file, the first key slowest.
  ///
  /// - Parameters:
  ///   - screens: The screens there are; with nil any name is taken and left to the caller.
  ///   - style: Light or dark where the scene does not say it.
  ///   - included: The bytes of a file that the scene includes, by a path that begins where `fileName`
  ///     does; nil where it cannot be read. Includes are refused if it is not given.
  /// - Returns: At least one scene.
  /// - Throws: `InvalidScene` with all problems, if one of them is an error.
  public static func scenes(
    _ bytes: some Collection<UInt8>, fileName: String, screens: [String]? = nil,
    style: UIUserInterfaceStyle = .light,
    included: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(InvalidScene) -> [SceneDescription] {
    var (reader, root) = try document(bytes, fileName: fileName)
    if let tree = root {
      var inclusion = SceneInclusion(reader, included: included)
      root = try inclusion.resolved(tree)
      reader = inclusion.reader
    }
    reader.style = style
    let roots = root.map { reader.variants(of: $0) } ?? []
    let before = reader.problems
    var (scenes, problems) = ([SceneDescription](), before)
    for (root, values) in roots {
      reader.problems = before
      let scene = reader.scene(root, screens: screens)
      // What is wrong with all variants is told once.
      problems += reader.problems.dropFirst(before.count).filter { !problems.contains($0) }
      if var scene {
        scene.variantValues = values
        scenes.append(scene)
      }
    }
    let isValid = !problems.contains { $0.severity == .error }
    guard !scenes.isEmpty, scenes.count == roots.count, isValid else {
      throw InvalidScene(problems, source: reader.source)
    }
    return scenes
  }

  /// The same for text: `sizeLimit` counts its UTF-8.
  ///
  /// - Throws: `InvalidScene` with all problems, if one of them is an error.
  public static func scene(
    _ text: String, fileName: String, screens: [String]? = nil
  ) throws(InvalidScene) -> SceneDescription {
    try scene(Array(text.utf8), fileName: fileName, screens: screens)
  }

  /// A timeline alone: the list that `timeline:` has in a scene, as `Timeline.text` writes it.
  ///
  /// - Throws: `InvalidScene` with all problems, if one of them is an error.
  public static func timeline(
    _ text: String, fileName: String = "timeline"
  ) throws(InvalidScene) -> Timeline {
    var (reader, root) = try document(Array(text.utf8), fileName: fileName)
    let timeline = root.map { reader.timeline($0, path: "timeline") }
    let isValid = !reader.problems.contains { $0.severity == .error }
    guard let timeline, isValid else {
      throw InvalidScene(reader.problems, source: reader.source)
    }
    return timeline
  }

  /// What a file says before anything is made of it; nil for one that is no YAML.
  package static func tree(_ text: String) -> SceneNode? {
    try? document(Array(text.utf8), fileName: "").1
  }

  /// The document's root, nil if it cannot be parsed, and a reader that knows why.
  static func document(
    _ bytes: some Collection<UInt8>, fileName: String
  ) throws(InvalidScene) -> (SceneReader, SceneNode?) {
    var invalid: SourceRange?
    let source = SourceText(
      fileName: fileName, bytes: bytes.prefix(sizeLimit), firstInvalid: &invalid)
    var reader = SceneReader(source: source)
    if bytes.count > sizeLimit {
      let start = source.range(line: 1, column: 1)
      reader.report(.tooLarge(limit: sizeLimit), start, path: "")
      throw InvalidScene(reader.problems, source: source)
    }
    if let invalid {
      reader.report(.notUTF8, invalid, path: "")
      throw InvalidScene(reader.problems, source: source)
    }
    var yaml = YAMLReader(source)
    let root = yaml.read()
    reader.problems = yaml.problems
    return (reader, root)
  }
}
