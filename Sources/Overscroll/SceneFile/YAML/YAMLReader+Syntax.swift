/// Conversion of the parser's errors to problems, from the parser's state and the text at that
/// place.
extension YAMLReader {
  mutating func report(_ error: YAMLSyntaxError) {
    let (kind, range) = finding(error)
    report(kind, range)
  }

  private func finding(_ error: YAMLSyntaxError) -> (SceneProblem.Kind, SourceRange) {
    let place = range(error.position)
    switch error.stage {
    case .memory, .reader: return (.syntax(error.message), place)
    case .scanner: return scannerFinding(error)
    case .parser: return parserFinding(error)
    }
  }

  // MARK: - Words

  private func scannerFinding(_ error: YAMLSyntaxError) -> (SceneProblem.Kind, SourceRange) {
    let place = range(error.position)
    let found = source.scalar(at: error.position.index)
    guard let context = error.context else {
      // An indicator in a place where none is permitted.
      return (found == ":" ? .misplacedColon : .syntax(error.message), place)
    }
    if let refused = refusal(at: context) { return refused }
    if context == error.position {
      return (found == "\t" ? .tabIndentation : .reservedCharacter(found ?? " "), place)
    }
    if ["\"", "'"].contains(source.scalar(at: context.index)) {
      guard let end = source.endOfQuote(at: context.index) else {
        return (.unterminatedQuote, range(context))
      }
      // The error is within the quotes: an invalid escape.
      if error.position.index < end { return (.syntax(error.message), place) }
    }
    if found == "\t" { return (.tabIndentation, place) }
    // Block text, or a colon within brackets.
    if ["|", ">"].contains(source.scalar(at: context.index)) || error.openBrackets > 0 {
      return (.syntax(error.message), place)
    }
    return missingColon(context)
  }

  /// Returns the problem of a line that lacks a key.
  private func missingColon(_ start: YAMLMark) -> (SceneProblem.Kind, SourceRange) {
    let key = source.line(start.line).dropFirst(start.column - 1).prefix { $0 != " " }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: key)
    let range = source.range(
      line: start.line, column: start.column, length: max(1, key.count))
    return (.missingColon(afterKey: String(text)), range)
  }

  // MARK: - Structure

  private func parserFinding(_ error: YAMLSyntaxError) -> (SceneProblem.Kind, SourceRange) {
    let place = range(error.position)
    if let refused = refusal(at: error.position) { return refused }
    // The parser gives the same place twice where a value is missing, and where a list or mapping
    // is nested too deeply. The latter can happen before the reader checks the depth, because the
    // parser looks ahead.
    if error.context == error.position {
      guard error.openBrackets <= Self.depthLimit else {
        return (.tooDeep(limit: Self.depthLimit), place)
      }
      return missingValue(error)
    }
    switch error.construct {
    case .flowSequence, .flowMapping:
      guard let opened = error.context else { return (.syntax(error.message), place) }
      return unclosed(opened, noticed: error.position)
    case .blockMapping, .blockSequence: return (.indentation, place)
    case .other: return (.syntax(error.message), place)
    }
  }

  private func unclosed(
    _ opened: YAMLMark, noticed: YAMLMark
  ) -> (SceneProblem.Kind, SourceRange) {
    let bracket = source.scalar(at: opened.index) ?? "["
    if noticed.line > opened.line {
      return (.unclosedBracket(bracket, noticed: range(noticed)), range(opened))
    }
    return (.missingComma(bracket, opened: range(opened)), range(noticed))
  }

  private func missingValue(_ error: YAMLSyntaxError) -> (SceneProblem.Kind, SourceRange) {
    let isInBrackets = error.construct == .flowSequence || error.construct == .flowMapping
    guard let found = source.scalar(at: error.position.index), !SourceText.isLineEnd(found) else {
      if isInBrackets, let opened = error.collection {
        return unclosed(opened, noticed: error.position)
      }
      return (.syntax(error.message), range(error.position))
    }
    guard [",", "]", "}"].contains(found) else {
      return (.syntax(error.message), range(error.position))
    }
    return (.reservedCharacter(found), range(error.position))
  }

  /// Returns the problem of an anchor, alias, tag or directive that the parser does not understand.
  /// It is reported as a refused feature.
  private func refusal(at mark: YAMLMark) -> (SceneProblem.Kind, SourceRange)? {
    let length = nameLength(at: min(mark.index, source.scalars.count))
    let place = source.range(line: mark.line, column: mark.column, length: length)
    if let feature = feature(at: mark.index) { return (.unsupported(feature), place) }
    let isDirective = mark.column == 1 && source.scalar(at: mark.index) == "%"
    return isDirective ? (.unsupported(.directive), place) : nil
  }
}
