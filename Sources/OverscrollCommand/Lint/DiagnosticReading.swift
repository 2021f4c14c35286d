import SwiftText

/// Turns compiler diagnostics into findings.
struct DiagnosticReading {
  let index: SourceIndex

  /// Returns the findings of all files. Findings that probably follow from another one are marked
  /// as follow-ups.
  func findings(
    _ diagnostics: [(source: Int, diagnostic: CompilerDiagnostic)], sources: [SwiftSource],
    known: [Finding]
  ) -> [Finding] {
    var found = diagnostics.compactMap { place, diagnostic in
      finding(diagnostic, sources[place], index.outlines[place])
    }
    let missing = Set(
      found.filter { [.missingName, .unavailable, .unknownName].contains($0.kind) }.map(\.name))
    found = found.map { isCaused($0, byMissing: missing) ? $0.asFollowUp : $0 }
    let blamed = Set((found.filter { $0.kind.explains } + known).map(Line.init))
    return found.map { finding in
      finding.kind == .refused && blamed.contains(Line(finding)) ? finding.asFollowUp : finding
    }
  }

  private struct Line: Hashable {
    let file: String
    let line: Int

    init(_ finding: Finding) {
      file = finding.file
      line = finding.line
    }
  }

  /// Whether a finding concerns a user's type that lacks a member because its inherited type is
  /// missing.
  private func isCaused(_ finding: Finding, byMissing missing: Set<String>) -> Bool {
    guard [.missingMember, .unknownName].contains(finding.kind), let type = finding.type else {
      return false
    }
    return missing.contains(type) || !missing.isDisjoint(with: index.ancestors(of: type))
  }

  private func finding(
    _ diagnostic: CompilerDiagnostic, _ source: SwiftSource, _ outline: SwiftOutline
  ) -> Finding? {
    let (pattern, names) = (diagnostic.pattern, diagnostic.names)
    func make(
      _ kind: FindingKind, _ name: String, of type: String? = nil, message: String? = nil
    ) -> Finding {
      Finding(
        kind: kind, name: name, type: type, message: message, file: source.path,
        line: diagnostic.line, column: diagnostic.column)
    }
    guard diagnostic.isError else {
      return pattern.contains(" nearly matches ") && names.count > 1
        ? make(.neverCalled, names[0], of: names.last, message: diagnostic.message) : nil
    }
    if pattern.hasPrefix("no such module '_'") { return make(.missingModule, names[0]) }
    if FollowUp.contains(diagnostic) { return make(.followUp, diagnostic.message) }
    if pattern.hasPrefix("cannot find type '_' in scope")
      || pattern.hasPrefix("cannot find '_' in scope")
    {
      return make(AppleNames.contains(names[0]) ? .missingName : .unknownName, names[0])
    }
    if pattern.hasPrefix("value of type '_' has no member '_'")
      || pattern.hasPrefix("type '_' has no member '_'")
    {
      return missingMember(names[1], of: names[0], make)
    }
    if pattern.hasPrefix("value of type '_' has no subscripts") {
      return missingMember("subscript", of: names[0], make)
    }
    if pattern.hasPrefix("'_' is not a member type of"), names.count > 1 {
      return missingMember(names[0], of: names[1], make)
    }
    if pattern.contains("'_' is unavailable") || pattern.contains("marked unavailable")
      || pattern.contains("'_' has been renamed to '_'")
    {
      return unavailable(diagnostic, make)
    }
    if pattern.contains(" does not override ") {
      return override(diagnostic, source, outline, make)
    }
    return make(.refused, diagnostic.message)
  }

  private typealias Make = (FindingKind, String, String?, String?) -> Finding

  /// Reports a missing member. For a user's own class, the finding names the UIKit class that it
  /// inherits from, because that is the type that users look up.
  private func missingMember(_ name: String, of type: String, _ make: Make) -> Finding {
    var plain = type
    while plain.hasSuffix("?") || plain.hasSuffix("!") { plain.removeLast() }
    if plain.hasSuffix(".Type") { plain.removeLast(5) }
    let last =
      plain.wholeMatch(of: /[\w.]+/) == nil
      ? plain : plain.split(separator: ".").last.map(String.init) ?? plain
    if let ancestor = index.appleAncestor(of: last) {
      return make(.missingMember, name, ancestor, nil)
    }
    return make(
      index.declares(last) ? .unknownName : .missingMember, name,
      index.declares(last) ? last : plain, nil)
  }

  private func unavailable(_ diagnostic: CompilerDiagnostic, _ make: Make) -> Finding {
    let message = diagnostic.message
    if diagnostic.pattern.contains("has been renamed to") {
      return make(.unavailable, diagnostic.names[0], nil, "renamed: \(diagnostic.names[1])")
    }
    let words = ["unavailable: ", "unavailable in "].lazy
      .compactMap { message.firstRange(of: $0) }.first
    return make(
      .unavailable, diagnostic.names.first ?? message, nil,
      words.map { String(message[$0.upperBound...]) })
  }

  /// Reports an override without a superclass member. The message does not contain the member's
  /// name, so it is read from the source at the diagnostic's position.
  private func override(
    _ diagnostic: CompilerDiagnostic, _ source: SwiftSource, _ outline: SwiftOutline, _ make: Make
  ) -> Finding {
    guard let offset = source.offset(line: diagnostic.line, column: diagnostic.column),
      let place = source.tokenIndex(at: offset)
    else { return make(.refused, diagnostic.message, nil, nil) }
    let owner = outline.owner(at: offset)
    var name = outline.methods.first { $0.offset == offset }?.name.description
    if name == nil {
      name = source.tokens[place].text
      if source.has("(", at: place + 1) {
        name =
          FunctionName(
            base: source.tokens[place].text, labels: source.labels(ofParametersAt: place + 1)
          ).description
      }
    }
    let found = missingMember(name ?? "", of: owner ?? "?", make)
    return make(found.kind, found.name, found.type, "the superclass has no such member to override")
  }
}

extension FindingKind {
  /// Whether another error on the same line probably follows from a finding of this kind.
  fileprivate var explains: Bool {
    switch self {
    case .missingModule, .missingName, .missingMember, .unavailable, .objectiveC, .unknownName: true
    case .neverCalled, .refused, .followUp: false
    }
  }
}

extension SwiftSource {
  /// Returns the labels in a list of parameters or arguments. `index` is that of the opening
  /// parenthesis.
  func labels(ofParametersAt index: Int) -> [String] {
    list(in: index + 1..<max(index + 1, closing(index))).map { part in
      part.first { tokens[$0].kind == .word && !has("@", at: $0 - 1) }.map { tokens[$0].text }
        ?? "_"
    }
  }
}
