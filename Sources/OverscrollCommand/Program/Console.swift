import Foundation
import Overscroll
import Snapshots

/// The output of a command: messages for people on standard error, results on standard output.
struct Console {
  /// The style of progress reports.
  enum Progress: String, CaseIterable {
    /// A progress bar on a terminal, and no report elsewhere.
    case auto
    /// One JSON object per line on standard error.
    case json
  }

  /// The format of problem reports.
  enum Format: String, CaseIterable {
    /// Text on standard error.
    case text
    /// One JSON object per line on standard output, for problems and results.
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
  /// Whether results are printed. False if standard output receives a picture.
  private let hasResults: Bool

  /// Detects the terminal's abilities.
  ///
  /// Progress bars need a terminal that can redraw a line, and are off in CI. Colours are used on
  /// such a terminal unless `NO_COLOR` is set. `FORCE_COLOR` turns them on elsewhere too.
  init(
    format: Format = .text, progress: Progress = .auto, isQuiet: Bool = false,
    hasResults: Bool = true,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.format, progressStyle, self.isQuiet) = (format, progress, isQuiet)
    self.hasResults = hasResults
    if let terminal = RecordPipe.own?.terminal {
      (isTerminal, isColourful, width) = (
        terminal.isTerminal, terminal.isColourful, terminal.width
      )
      return
    }
    isTerminal =
      isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" && environment["CI"] == nil
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    isColourful = !isSet("NO_COLOR") && (isTerminal || isSet("FORCE_COLOR"))
    width = environment["COLUMNS"].flatMap(Int.init) ?? Self.terminalWidth ?? 80
  }

  /// The terminal, for a process that writes through this one.
  var terminal: RecordPipe.Terminal {
    RecordPipe.Terminal(isTerminal: isTerminal, isColourful: isColourful, width: width)
  }

  /// The width in columns of the terminal at standard error, or nil if it is unknown.
  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether progress is reported.
  var showsProgress: Bool {
    switch progressStyle {
    case .auto: isTerminal && !isQuiet
    case .json: true
    }
  }

  /// Prints a line of the result.
  ///
  /// - Throws: `Failure.cannotWriteStandardOutput`.
  func result(_ line: String) throws {
    guard hasResults else { return }
    try write(line)
  }

  /// Reports a written file.
  ///
  /// - Parameter alternative: The text alternative of a picture, for programs; nil for other files.
  /// - Throws: `Failure.cannotWriteStandardOutput`.
  func reportWritten(_ path: String, alternative: String? = nil) throws {
    guard hasResults else { return }
    switch format {
    case .text, .github: try write(path)
    case .json: try write(JSONLine(["written": path, "alt": alternative]).text)
    }
  }

  /// Programs get names as they are. People get them without characters that a terminal obeys.
  private func write(_ line: String) throws {
    let line = isatty(STDOUT_FILENO) == 1 ? TerminalText.escaped(line) : line
    try result(Array((line + "\n").utf8))
  }

  /// Writes a line of the result, or drops it if standard output is closed. The exit code still
  /// reports the failure.
  func event(_ line: String) {
    guard hasResults else { return }
    if let pipe = RecordPipe.own { return pipe.send(.event, Array(line.utf8)) }
    try? write(line)
  }

  /// Writes the bytes of the result.
  ///
  /// - Throws: `Failure.cannotWriteStandardOutput`.
  func result(_ bytes: [UInt8]) throws {
    if let pipe = RecordPipe.own { return pipe.send(.output, bytes) }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw Failure.cannotWriteStandardOutput(.last)
    }
  }

  /// Prints an important message, also in quiet mode.
  func printLine(_ line: String) {
    let clear = isTerminal ? "\r\u{1B}[K" : ""
    writeError(clear + painted(TerminalText.escaped(line)) + (line.hasSuffix("\n") ? "" : "\n"))
  }

  /// Prints a less important message, except in quiet mode.
  func note(_ line: String) {
    if !isQuiet { printLine(line) }
  }

  /// Redraws the progress line. Prints nothing if lines cannot be redrawn.
  func progress(_ line: String) {
    guard isTerminal, !isQuiet else { return }
    writeError("\r\u{1B}[K\(TerminalText.escaped(line).prefix(max(1, width - 1)))")
  }

  /// Writes a progress event for programs.
  func progress(_ event: JSONLine) {
    writeError(event.text + "\n")
  }

  /// Writes to standard error. A write error is ignored, so that the work continues.
  func writeError(_ text: String) {
    if let pipe = RecordPipe.own { return pipe.send(.message, Array(text.utf8)) }
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
