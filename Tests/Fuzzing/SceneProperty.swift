import Overscroll

/// The properties of scenes: reading terminates and does not trap, and every problem is inside the
/// file. The timeline of a scene is written as text that can be read again.
package enum SceneProperty {
  package static func complaint(_ bytes: [UInt8]) -> String? {
    let problems: [SceneProblem]
    var text = ""
    do {
      let scenes = try SceneFile.scenes(bytes, fileName: "a.yaml") { _ in [] }
      problems = scenes[0].warnings
      if let complaint = scenes.lazy.compactMap(throughText).first { return complaint }
    } catch {
      (problems, text) = (error.problems, "\(error)")
      if problems.isEmpty { return "refused without a problem" }
    }
    if text.unicodeScalars.contains("\u{1B}") { return "an escape sequence in a message" }
    return steps(bytes) ?? places(problems, bytes)
  }

  private static func throughText(_ scene: SceneDescription) -> String? {
    let text = scene.timeline.text
    guard let again = try? SceneFile.timeline(text) else { return "unreadable timeline:\n\(text)" }
    return again == scene.timeline ? nil : "another timeline behind:\n\(text)"
  }

  /// Checks that the parser takes a bounded number of steps.
  ///
  /// At most two events begin at one character (a mapping and its key), and each of them may end.
  private static func steps(_ bytes: [UInt8]) -> String? {
    var invalid: SourceRange?
    let source = SourceText(fileName: "a.yaml", bytes: bytes, firstInvalid: &invalid)
    var reader = YAMLReader(source)
    let root = reader.read()
    if root == nil, reader.problems.isEmpty { return "dropped without a problem" }
    if reader.eventCount > 4 * bytes.count + 8 { return "\(reader.eventCount) events" }
    // Unsupported features must be rejected as a whole, never silently dropped.
    let isRefused = reader.problems.contains { problem in
      guard case .unsupported(let feature) = problem.kind else { return false }
      return ![.merge, .severalDocuments, .complexKey].contains(feature)
    }
    return isRefused && root != nil ? "read beside what is refused" : nil
  }

  private static func places(_ problems: [SceneProblem], _ bytes: [UInt8]) -> String? {
    let lines = lineLengths(bytes)
    for problem in problems {
      let range = problem.range
      guard (1...lines.count).contains(range.line) else {
        return "line \(range.line) of \(lines.count)"
      }
      let width = lines[range.line - 1]
      guard range.column >= 1, range.column <= width + 1 else {
        return "column \(range.column) of \(width)"
      }
      guard range.endColumn > range.column, range.endColumn <= width + 2 else {
        return "columns \(range.column) to \(range.endColumn) of \(width)"
      }
    }
    return nil
  }

  /// Returns the number of scalars per line, with YAML's line ends. Independent of the reader's
  /// code.
  private static func lineLengths(_ bytes: [UInt8]) -> [Int] {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var (lengths, length) = ([Int](), 0)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\r" where index + 1 < scalars.count && scalars[index + 1] == "\n": continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        lengths.append(length)
        length = 0
      default: length += 1
      }
    }
    return lengths + [length]
  }
}
