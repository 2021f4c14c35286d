extension SceneProblem {
  /// Returns the problem in the format of a compiler: a first line that editors and CI logs
  /// recognise, the source line, and carets with advice.
  ///
  /// ```
  /// FILE:11:5: error: unknown key 'min-heigth' in screen
  ///    11 |     min-heigth: 96
  ///       |     ^~~~~~~~~~ did you mean 'min-height'?
  /// ```
  public func rendered(with source: SourceText) -> String {
    let line = source.place(ofLine: range.line).line
    let head = "\(file):\(line):\(range.column): \(severity.rawValue): \(message)\n"
    let text = head + snippet(of: range, label: help ?? "", in: source)
    if case .missingComma(_, let opened) = kind, opened != range {
      return text + snippet(of: opened, label: "opened here", in: source)
    }
    if case .unclosedBracket(_, let noticed) = kind, noticed.line != range.line {
      return text + snippet(of: noticed, label: "not understood here", in: source)
    }
    return text
  }

  private func snippet(of range: SourceRange, label: String, in source: SourceText) -> String {
    // Long lines are cut around the place, with 40 columns of context before it.
    let line = source.line(range.line)
    let skipped = range.column > 80 ? range.column - 41 : 0
    let visible = line.dropFirst(skipped).prefix(120)
    let (isCutBefore, isCutAfter) = (skipped > 0, skipped + visible.count < line.count)
    var text = isCutBefore ? "…" : ""
    text.unicodeScalars.append(contentsOf: visible.map { $0 == "\t" ? $0 : printable($0) })
    text += isCutAfter ? "…" : ""
    // Tabs are repeated in the line of carets, so that the carets align in a terminal.
    let before = visible.prefix(range.column - 1 - skipped)
    var indent = isCutBefore ? " " : ""
    for scalar in before { indent += scalar == "\t" ? "\t" : " " }
    let width = min(range.endColumn - range.column, max(1, visible.count - before.count))
    let carets = "^" + String(repeating: "~", count: max(0, width - 1))
    let number = "\(source.place(ofLine: range.line).line)"
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: gutter.count)
    let tail = label.isEmpty ? "" : " " + label
    return "\(gutter) | \(text)\n\(blank) | \(indent)\(carets)\(tail)\n"
  }
}
