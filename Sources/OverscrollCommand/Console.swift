import Foundation

/// Words for people go to standard error, results to standard output.
struct Console {
  let isTerminal: Bool
  private let width: Int

  /// Bars only on a terminal that can redraw a line, and never in CI.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isTerminal =
      isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" && environment["CI"] == nil
    width = environment["COLUMNS"].flatMap(Int.init) ?? 80
  }

  func result(_ line: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw Failure.cannotWriteStandardOutput(.last)
    }
  }

  func say(_ line: String) {
    let clear = isTerminal ? "\r\u{1B}[K" : ""
    tell(clear + line + (line.hasSuffix("\n") ? "" : "\n"))
  }

  /// Redraws the line of a running recording; nothing where lines cannot be redrawn.
  func progress(_ name: String, frame: Int) {
    guard isTerminal else { return }
    let line = "▸ \(name)  frame \(frame)".prefix(max(1, width - 1))
    tell("\r\u{1B}[K\(line)")
  }

  /// Words that nobody can be told are lost; the work goes on.
  private func tell(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
