/// Finds duplicated text: runs of `lines` lines that are equal except for their indentation.
struct DuplicateCheck {
  let lines: Int
  /// Files in which a run may be repeated, with the reason.
  let exceptions: [String: String]

  /// Returns one violation per position at which an earlier run is repeated.
  func violations(in files: [SourceFile]) -> [Violation] {
    var first: [[Substring]: String] = [:]
    var violations: [Violation] = []
    for file in files {
      let trimmed = file.lines.map { $0.drop { $0 == " " } }
      for start in trimmed.indices.dropLast(lines - 1) {
        let run = Array(trimmed[start..<start + lines])
        guard let place = first[run] else {
          first[run] = "\(file.path):\(start + 1)"
          continue
        }
        guard exceptions[file.path] == nil else { continue }
        violations.append(
          Violation(
            path: file.path, line: start + 1, rule: "\(lines) lines that stand at \(place)"))
      }
    }
    return violations
  }
}
