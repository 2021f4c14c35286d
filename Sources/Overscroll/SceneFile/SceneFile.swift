public import HeadlessUIKit

/// A strict reader of scene files in YAML.
///
/// Every key must be known, and every value must have the type of its key. All problems of a file
/// are found in one pass, with line and column. Scenes use mappings, lists and text. Anchors,
/// aliases, tags, directives, merge keys, keys marked with `?` and second documents are refused by
/// name. Durations have a unit (`0.5s`, `500ms`); lengths are in points, without a unit.
///
/// The reader does not access the disk: it takes bytes, and the file's name is only for messages.
public enum SceneFile {
  /// The size of the largest permitted file, in bytes. A scene of a thousand steps has about 60
  /// 000.
  public static let sizeLimit = 256 * 1024
  /// The number of errors after which no further variant is read.
  static let errorLimit = 1000

  /// Returns the scene in a file's bytes (UTF-8, with or without byte order mark, any line ends).
  ///
  /// - Parameter screens: The known screen names. With nil, any name is accepted and left to the
  ///   caller.
  /// - Throws: `InvalidScene` with all problems, if one of them is an error.
  public static func scene(
    _ bytes: some Collection<UInt8>, fileName: String, screens: [String]? = nil
  ) throws(InvalidScene) -> SceneDescription {
    try scenes(bytes, fileName: fileName, screens: screens)[0]
  }

  /// Returns the scenes in a file's bytes: one, or one for each combination of its `variants`. They
  /// are in the order of the file, and the first key changes slowest.
  ///
  /// - Parameters:
  ///   - screens: The known screen names. With nil, any name is accepted and left to the caller.
  ///   - style: The appearance of scenes that do not specify one.
  ///   - included: Returns the bytes of an included file, by a path relative to the same folder as
  ///     `fileName`, or nil if it cannot be read. By default, includes are refused.
  /// - Returns: At least one scene.
  /// - Throws: `InvalidScene` with all problems, if one of them is an error.
  public static func scenes(
    _ bytes: some Collection<UInt8>, fileName: String, screens: [String]? = nil,
    style: UIUserInterfaceStyle = .light,
    included: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(InvalidScene) -> [SceneDescription] {
    let (first, root) = try document(bytes, fileName: fileName)
    var reader = first
    var documents: [SceneNode] = []
    if let root {
      var inclusion = SceneInclusion(reader, included: included)
      documents = try inclusion.documents(root)
      reader = inclusion.reader
    }
    reader.style = style
    let variants = reader.variants(of: documents)
    let before = reader.problems
    var (scenes, problems) = ([SceneDescription](), before)
    var known = Set(before)
    for variant in variants where problems.count(where: \.isError) < errorLimit {
      reader.problems = before
      let scene = reader.scene(variant.root, screens: screens)
      // A problem that all variants share is reported once.
      problems += reader.problems.dropFirst(before.count).filter { known.insert($0).inserted }
      if var scene {
        scene.variantValues = variant.namedValues
        scenes.append(scene)
      }
    }
    let isValid = !problems.contains(where: \.isError)
    guard !scenes.isEmpty, scenes.count == variants.count, isValid else {
      throw InvalidScene(problems, source: reader.source)
    }
    return scenes
  }

  /// Returns the scene in a text, whose UTF-8 must not exceed `sizeLimit`.
  ///
  /// - Throws: `InvalidScene` with all problems, if one of them is an error.
  public static func scene(
    _ text: String, fileName: String, screens: [String]? = nil
  ) throws(InvalidScene) -> SceneDescription {
    try scene(Array(text.utf8), fileName: fileName, screens: screens)
  }

  /// Returns the timeline in a text that contains only the list of `timeline:`, as `Timeline.text`
  /// writes it.
  ///
  /// - Throws: `InvalidScene` with all problems, if one of them is an error.
  public static func timeline(
    _ text: String, fileName: String = "timeline"
  ) throws(InvalidScene) -> Timeline {
    var (reader, root) = try document(Array(text.utf8), fileName: fileName)
    let timeline = root.map { reader.timeline($0, path: "timeline") }
    let isValid = !reader.problems.contains(where: \.isError)
    guard let timeline, isValid else {
      throw InvalidScene(reader.problems, source: reader.source)
    }
    return timeline
  }

  /// Returns the tree of a file without interpreting it; nil if the file is not YAML.
  package static func tree(_ text: String) -> SceneNode? {
    try? document(Array(text.utf8), fileName: "").1
  }

  /// Returns the root of the document, or nil if it cannot be parsed, and a reader with the
  /// problems found.
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
