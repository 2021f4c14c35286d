/// The property of the problems of an app's folder: each has words, and a line that it names exists
/// in the file.
enum ProblemPlaces {
  static func complaint(_ problems: [String], about bytes: [UInt8]) -> String? {
    let lineCount = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
    for problem in problems {
      guard problem.contains(": "), !problem.hasPrefix(": "), !problem.hasSuffix(": ") else {
        return "a problem without a place or without words: \(problem)"
      }
      let line = problem.prefixMatch(of: #/[^:]+:(\d+): /#).flatMap { Int($0.1) }
      if let line, !(1...lineCount).contains(line) {
        return "line \(line) of \(lineCount): \(problem)"
      }
    }
    return nil
  }
}
