import Overscroll

/// Reports problems in each output format.
extension Console {
  /// Reports the failure that stopped a command.
  func report(_ failure: Failure) {
    switch (format, failure) {
    case (_, .inOtherProcess(_, _, "")): break
    case (.text, _): printLine(PlacedMessage(failure.message).text)
    case (_, .scene(let invalid)):
      for problem in invalid.problems { report(problem, in: invalid.source) }
    case (.json, .appEnded(_, let end)):
      writeEvent(
        JSONLine([
          "severity": "error", "code": failure.code, "file": end.place?.shownFile,
          "line": end.place?.line, "message": failure.plainMessage,
        ]))
    case (.github, .appEnded(_, let end)):
      annotate(
        as: "error", place: place(end.place?.shownFile, end.place?.line), failure.plainMessage)
    case (.json, _):
      let message = PlacedMessage(failure.plainMessage)
      writeEvent(
        JSONLine([
          "severity": "error", "code": failure.code, "file": message.file, "line": message.line,
          "message": message.plain,
        ]))
    case (.github, _):
      let message = PlacedMessage(failure.plainMessage)
      annotate(as: "error", place: place(message.file, message.line), message.plain)
    }
  }

  /// Reports a problem of a scene file.
  func report(_ problem: SceneProblem, in source: SourceText) {
    let (file, line) = source.place(ofLine: problem.range.line)
    switch format {
    case .text: printLine(problem.rendered(with: source))
    case .json:
      writeEvent(
        JSONLine([
          "severity": problem.severity.rawValue, "code": problem.kind.code, "file": file,
          "line": line, "column": problem.range.column, "endColumn": problem.range.endColumn,
          "path": problem.path, "message": problem.message, "help": problem.help,
        ]))
    case .github:
      let place = "file=\(property(file)),line=\(line),col=\(problem.range.column)"
      let words = problem.message + (problem.help.map { " (\($0))" } ?? "")
      annotate(as: problem.severity.rawValue, place: place, words)
    }
  }

  /// Reports a warning about something that a screen could not show as intended.
  func warn(_ words: String) {
    let message = PlacedMessage(words)
    switch format {
    case .text: printLine("warning: \(message.text)")
    case .json:
      writeEvent(
        JSONLine([
          "severity": "warning", "code": "playing", "file": message.file, "line": message.line,
          "message": message.plain,
        ]))
    case .github:
      annotate(as: "warning", place: place(message.file, message.line), message.plain)
    }
  }

  private func place(_ file: String?, _ line: Int?) -> String {
    guard let file, let line else { return "" }
    return "file=\(property(file)),line=\(line)"
  }

  private func writeEvent(_ line: JSONLine) { event(line.text) }

  private func annotate(as kind: String, place: String = "", _ words: String) {
    let properties = place.isEmpty ? "" : " \(place)"
    event("::\(kind)\(properties)::\(escaped(words))")
  }

  /// Escapes a text for a GitHub workflow command, as GitHub's toolkit does
  /// (https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts).
  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
