/// Finds text that stands twice: runs of so many lines that are equal but for their indentation.
struct DuplicateCheck {
  let lines: Int
  /// Files in which a run may stand twice, and why.
  let exceptions: [String: String]

  /// One for each file and place where a run begins that stood before.
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
