import Foundation
import Overscroll
import Snapshots

/// Words for people go to standard error, results to standard output.
struct Console {
  /// How a command says how far it is.
  enum Progress: String, CaseIterable {
    /// A bar on a terminal, nothing elsewhere.
    case auto
    /// An object a line, on standard error.
    case json
  }

  /// How problems are told.
  enum Format: String, CaseIterable {
    /// Words on standard error.
    case text
    /// An object a line on standard output, results too.
    case json
    /// Annotations of a GitHub workflow, on standard output.
    case github
  }

  let isTerminal: Bool
  let format: Format
  let progressStyle: Progress
  private let isQuiet: Bool
  private let isColourful: Bool
  private let width: Int
  /// Nobody reads paths where a picture is written.
  private let hasResults: Bool

  /// Bars only on a terminal that can redraw a line, and never in CI; colours where there are bars, unless
  /// `NO_COLOR` is set, or anywhere with `FORCE_COLOR`.
  init(
    format: Format = .text, progress: Progress = .auto, isQuiet: Bool = false,
    hasResults: Bool = true,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.format, progressStyle, self.isQuiet) = (format, progress, isQuiet)
    self.hasResults = hasResults
    isTerminal =
      isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" && environment["CI"] == nil
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    isColourful = !isSet("NO_COLOR") && (isTerminal || isSet("FORCE_COLOR"))
    width = environment["COLUMNS"].flatMap(Int.init) ?? Self.terminalWidth ?? 80
  }

  /// The columns of the terminal that is standard error; nil where there is none, or it does not know.
  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether anybody hears of progress.
  var showsProgress: Bool {
    switch progressStyle {
    case .auto: isTerminal && !isQuiet
    case .json: true
    }
  }

  /// A line that is the result.
  ///
  /// - Throws: `Failure.cannotWriteStandardOutput`.
  func result(_ line: String) throws {
    guard hasResults else { return }
    try write(line)
  }

  /// A file that was written.
  ///
  /// - Throws: `Failure.cannotWriteStandardOutput`.
  func written(_ path: String) throws {
    guard hasResults else { return }
    switch format {
    case .text, .github: try write(path)
    case .json: try write(JSONLine(["written": path]).text)
    }
  }

  private func write(_ line: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw Failure.cannotWriteStandardOutput(.last)
    }
  }

  /// Bytes that are the result.
  ///
  /// - Throws: `Failure.cannotWriteStandardOutput`.
  func result(_ bytes: [UInt8]) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw Failure.cannotWriteStandardOutput(.last)
    }
  }

  /// Words that matter, also to who wants quiet.
  func say(_ line: String) {
    let clear = isTerminal ? "\r\u{1B}[K" : ""
    tell(clear + painted(line) + (line.hasSuffix("\n") ? "" : "\n"))
  }

  /// Words that matter less.
  func remark(_ line: String) {
    if !isQuiet { say(line) }
  }

  /// Redraws the line of what is running; nothing where lines cannot be redrawn.
  func progress(_ line: String) {
    guard isTerminal, !isQuiet else { return }
    tell("\r\u{1B}[K\(line.prefix(max(1, width - 1)))")
  }

  /// An event for programs.
  func progress(_ event: JSONLine) {
    tell(event.text + "\n")
  }

  /// Words that nobody can be told are lost; the work goes on.
  private func tell(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  // MARK: - Colours

  private func painted(_ line: String) -> String {
    guard isColourful else { return line }
    let marks = [("✓", "32"), ("✗", "31"), ("●", "33")]
    for (mark, colour) in marks where line.hasPrefix(mark) {
      return "\u{1B}[\(colour)m\(mark)\u{1B}[0m\(line.dropFirst())"
    }
    for (word, colour) in [("error:", "1;31"), ("warning:", "1;33")] {
      guard let place = line.range(of: word), !line[..<place.lowerBound].contains("\n") else {
        continue
      }
      return line.replacingCharacters(in: place, with: "\u{1B}[\(colour)m\(word)\u{1B}[0m")
    }
    return line
  }
}
