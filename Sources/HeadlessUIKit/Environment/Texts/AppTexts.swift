import Foundation

/// An app's texts in its development language. It can be used on any thread.
package struct AppTexts: Sendable {
  /// The texts of a strings table, from one file or several of the same name.
  package struct Table: Sendable {
    package var texts: [String: String]
    package var plurals: [String: PluralText]

    package init(texts: [String: String] = [:], plurals: [String: PluralText] = [:]) {
      (self.texts, self.plurals) = (texts, plurals)
    }

    /// Adds the entries of another table under keys that this one does not have.
    package mutating func fill(from other: Table) {
      let own = self
      func isNew(_ key: String) -> Bool { own.texts[key] == nil && own.plurals[key] == nil }
      texts.merge(other.texts.filter { isNew($0.key) }) { own, _ in own }
      plurals.merge(other.plurals.filter { isNew($0.key) }) { own, _ in own }
    }
  }

  let language: String
  private let tables: [String: Table]

  /// Separates the parts of a variable's name: variable, key and table.
  private static let separator: Character = "\u{1F}"
  /// Replaces `@` in a key, since `@` ends the name of a variable.
  private static let at: Character = "\u{1E}"
  /// The maximum nesting of variables.
  private static let depthLimit = 8
  /// The maximum number of variables that a text is expanded to. Variables that contain themselves
  /// twice would otherwise double the text at each level.
  private static let variableLimit = 256

  /// Creates texts.
  ///
  /// - Parameter language: The language whose plural rules apply.
  package init(language: String = "en", tables: [String: Table] = [:]) {
    (self.language, self.tables) = (language, tables)
  }

  /// Returns the text of a key. Without one it returns `value`, or the key if `value` is nil or
  /// empty.
  ///
  /// A text with plural forms is returned as a format with references to them, which only `filled`
  /// can read.
  package func text(_ key: String, table name: String?, value: String?) -> String {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    if let plural = tables[name]?.plurals[key] {
      return FormatPiece.pieces(of: plural.format).map { piece in
        switch piece {
        case .text(let text): text
        case .value(let text, let position): Self.specification(text, position)
        case .variable(let variable, let position):
          Self.specification(
            "#@" + Self.name([variable, key, name]) + "@", position)
        }
      }.joined()
    }
    if let text = tables[name]?.texts[key] { return text }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  private static func specification(_ text: some StringProtocol, _ position: Int?) -> String {
    "%" + (position.map { "\($0)$" } ?? "") + text
  }

  /// Returns a formatted string like `String(format:locale:arguments:)`, with plural forms chosen
  /// by number.
  func filled(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    guard format.contains(Self.separator) else {
      return Self.checked(Self.withOnePrecision(format), locale, arguments)
    }
    var (next, count) = (1, 0)
    let plain = Self.dense(
      expand(format, arguments, &next, &count, own: nil, depth: 0), arguments)
    return Self.checked(plain.format, locale, plain.arguments)
  }

  /// Returns a formatted string, and reports values of the format that do not fit their arguments.
  private static func checked(
    _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    let checked = CheckedFormat(format, arguments)
    guard let problem = checked.problem else {
      return checked.isUnambiguous
        ? String(format: format, locale: locale, arguments: arguments) : checked.text(locale)
    }
    if let environment = ScreenEnvironment.currentOrNil {
      onMainActorUnchecked { environment.problems.report(problem) }
    }
    return checked.text(locale)
  }

  /// With two precisions, as in `%.0.2f`, Apple's C library uses the last one, while glibc prints
  /// the format itself.
  private static func withOnePrecision(_ format: String) -> String {
    let pieces = FormatPiece.pieces(of: format)
    let isTwice = pieces.contains {
      if case .value(let text, _) = $0 { text.count { $0 == "." } > 1 } else { false }
    }
    guard isTwice else { return format }
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(let name, let position): specification("#@\(name)@", position)
      case .value(let text, let position):
        specification(
          text.prefix { $0 != "." } + (text.lastIndex(of: ".").map { text[$0...] } ?? ""), position)
      }
    }.joined()
  }

  /// Returns a formatted string with plural forms and numbers that are not localised.
  package func filled(_ format: String, _ arguments: [any CVarArg]) -> String {
    filled(format, locale: nil, arguments)
  }

  /// Returns the format with forms in place of variables and an explicit position for each value.
  ///
  /// - Parameters:
  ///   - count: The number of variables so far.
  ///   - own: The position of the argument that a variable counts, used for the values of its form.
  private func expand(
    _ format: String, _ arguments: [any CVarArg], _ next: inout Int, _ count: inout Int, own: Int?,
    depth: Int
  ) -> String {
    count += 1
    guard depth < Self.depthLimit, count <= Self.variableLimit else { return "" }
    var text = ""
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let part): text += part
      case .value(let part, let position):
        text += Self.specification(part, position ?? own ?? next)
        if position == nil, own == nil { next += 1 }
      case .variable(let name, let position):
        let index = position ?? next
        if position == nil { next += 1 }
        guard let form = form(name, of: arguments, index) else { continue }
        text += expand(form, arguments, &next, &count, own: index, depth: depth + 1)
      }
    }
    return text
  }

  private func form(_ name: String, of arguments: [any CVarArg], _ index: Int) -> String? {
    let parts = name.split(separator: Self.separator, omittingEmptySubsequences: false).map {
      String($0.map { $0 == Self.at ? "@" : $0 })
    }
    guard parts.count == 3, arguments.indices.contains(index - 1),
      let plural = tables[parts[2]]?.plurals[parts[1]], let forms = plural.variables[parts[0]]
    else { return nil }
    let number = Self.number(arguments[index - 1]) ?? 0
    // A text may have a form for 0 even in a language whose rules do not use it.
    let zero = number == 0 ? forms[.zero] : nil
    let form = zero ?? forms[PluralCategory(of: number, language: language)] ?? forms[.other]
    guard let form else { return nil }
    // Variables inside a form refer to the same text.
    return FormatPiece.pieces(of: form).map { piece in
      switch piece {
      case .text(let text): text
      case .value(let text, let position): Self.specification(text, position)
      case .variable(let variable, let position):
        Self.specification(
          "#@" + Self.name([variable, parts[1], parts[2]]) + "@",
          position)
      }
    }.joined()
  }

  private static func name(_ parts: [String]) -> String {
    String(parts.joined(separator: "\(separator)").map { $0 == "@" ? at : $0 })
  }

  /// Removes unused arguments and renumbers the others, since Foundation needs every argument up to
  /// the last position in a format.
  private static func dense(
    _ format: String, _ arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    let pieces = FormatPiece.pieces(of: format)
    var used: [Int] = []
    for case .value(_, let position?) in pieces
    where !used.contains(position) && arguments.indices.contains(position - 1) {
      used.append(position)
    }
    let text = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let text, let position):
        position.flatMap(used.firstIndex).map { specification(text, $0 + 1) } ?? ""
      case .variable: ""
      }
    }.joined()
    return (text, used.map { arguments[$0 - 1] })
  }

  private static func number(_ value: any CVarArg) -> Double? {
    if let number = value as? any BinaryInteger { return Double(number) }
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    return (value as? NSNumber)?.doubleValue
  }
}
