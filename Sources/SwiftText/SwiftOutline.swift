/// The types of a file, with their inherited types and methods. Compiler messages do not contain
/// this information.
package struct SwiftOutline: Sendable {
  /// A declaration of a type, or an extension of one.
  package struct TypeDeclaration: Sendable {
    package let name: String
    package let isProtocol: Bool
    package let isExtension: Bool
    /// The names of the inherited types without generic arguments; a superclass is first.
    package let inherits: [String]
    /// The byte range between the braces.
    package let body: Range<Int>
  }

  package struct Method: Sendable {
    /// The type in which the method is declared.
    package let owner: String
    package let name: FunctionName
    /// The name of the first parameter's type, without attributes and modifiers. Nil without
    /// parameters.
    package let firstType: String?
    /// The modifiers and attributes before `func`.
    package let modifiers: [String]
    /// The byte offset of the method's name.
    package let offset: Int
  }

  package private(set) var types: [TypeDeclaration] = []
  package private(set) var methods: [Method] = []

  private let source: SwiftSource
  private var open:
    [(name: String, isType: Bool, start: Int, inherits: [String], keyword: String)] = []

  /// Reads the outline of a file.
  ///
  /// - Complexity: Linear in the number of tokens.
  package init(of source: SwiftSource) {
    self.source = source
    var index = 0
    while index < source.tokens.count { index = step(index) }
    while !open.isEmpty { close(at: source.bytes.count) }
  }

  /// Returns the innermost type that contains a byte, or nil.
  package func owner(at offset: Int) -> String? {
    types.filter { $0.body.contains(offset) }.min { $0.body.count < $1.body.count }?.name
  }

  private mutating func step(_ index: Int) -> Int {
    let token = source.tokens[index]
    guard token.kind != .string, !source.has(".", at: index - 1) else { return index + 1 }
    switch token.text {
    case "{": open.append(("", false, token.range.upperBound, [], ""))
    case "}": if !open.isEmpty { close(at: token.range.lowerBound) }
    case "class", "struct", "enum", "actor", "extension", "protocol":
      return readType(index) ?? index + 1
    case "func": return readMethod(index) ?? index + 1
    default: break
    }
    return index + 1
  }

  private mutating func close(at end: Int) {
    let scope = open.removeLast()
    guard scope.isType else { return }
    types.append(
      TypeDeclaration(
        name: scope.name, isProtocol: scope.keyword == "protocol",
        isExtension: scope.keyword == "extension", inherits: scope.inherits,
        body: scope.start..<max(scope.start, end)))
  }

  /// Words that can follow `class` when it is a modifier or a constraint.
  private static let notNames: Set = [
    "func", "var", "let", "subscript", "override", "static", "final", "private", "fileprivate",
    "internal", "public", "open", "package", "dynamic", "weak", "lazy", "prefix", "postfix",
    "mutating",
  ]

  private mutating func readType(_ index: Int) -> Int? {
    var place = index + 1
    guard place < source.tokens.count, source.tokens[place].kind == .word,
      !Self.notNames.contains(source.tokens[place].text),
      !source.has(":", at: index - 1), !source.has(",", at: index - 1)
    else { return nil }
    let name = dottedName(&place)
    skipAngles(&place)
    var inherits: [String] = []
    if source.has(":", at: place) {
      repeat {
        place += 1
        if let inherited = inheritedName(&place) { inherits.append(inherited) }
      } while source.has(",", at: place) || source.has("&", at: place)
    }
    while place < source.tokens.count, !source.has("{", at: place) {
      if source.has("}", at: place) { return place }
      place += 1
    }
    guard place < source.tokens.count else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    open.append(
      (last, true, source.tokens[place].range.upperBound, inherits, source.tokens[index].text))
    return place + 1
  }

  private func dottedName(_ place: inout Int) -> String {
    var name = source.tokens[place].text
    place += 1
    while source.has(".", at: place), place + 1 < source.tokens.count {
      name += "." + source.tokens[place + 1].text
      place += 2
    }
    return name
  }

  /// Reads a name in an inheritance clause. `place` moves to the comma or brace after it.
  private func inheritedName(_ place: inout Int) -> String? {
    var name: String?
    while place < source.tokens.count {
      let token = source.tokens[place]
      if source.has(",", at: place) || source.has("&", at: place) || source.has("{", at: place) {
        break
      }
      if token.text == "where" { break }
      if token.text == "@" {
        place += 2
      } else if token.text == "<" {
        skipAngles(&place)
      } else if token.text == "(" {
        place = source.closing(place) + 1
      } else if token.kind == .word, name == nil, token.text != "any" {
        name = dottedName(&place).split(separator: ".").last.map(String.init)
      } else {
        place += 1
      }
    }
    return name
  }

  private func skipAngles(_ place: inout Int) {
    guard source.has("<", at: place) else { return }
    var depth = 0
    while place < source.tokens.count {
      if source.has("<", at: place) { depth += 1 }
      if source.has(">", at: place), !source.has("-", at: place - 1) { depth -= 1 }
      if source.has("{", at: place) { return }
      place += 1
      if depth == 0 { return }
    }
  }

  private mutating func readMethod(_ index: Int) -> Int? {
    var place = index + 1
    guard let scope = open.last, scope.isType, place < source.tokens.count,
      source.tokens[place].kind == .word
    else { return nil }
    let (base, offset) = (source.tokens[place].text, source.tokens[place].range.lowerBound)
    place += 1
    skipAngles(&place)
    guard source.has("(", at: place) else { return nil }
    let end = source.closing(place)
    let parameters = parameters(place + 1..<max(place + 1, end))
    methods.append(
      Method(
        owner: scope.name, name: FunctionName(base: base, labels: parameters.map(\.label)),
        firstType: parameters.first?.type, modifiers: modifiers(before: index), offset: offset))
    return end
  }

  /// Returns the labels of the parameters and the names of their types.
  private func parameters(_ range: Range<Int>) -> [(label: String, type: String?)] {
    source.list(in: range).map { part in
      let label = part.first { source.tokens[$0].kind == .word && !source.has("@", at: $0 - 1) }
      let colon = part.first { source.has(":", at: $0) }
      let type = colon.flatMap { colon in
        part[(colon + 1)...].first {
          source.tokens[$0].kind == .word && !source.has("@", at: $0 - 1)
            && !["inout", "any", "some", "borrowing", "consuming", "UIKit"].contains(
              source.tokens[$0].text)
        }
      }
      return (label.map { source.tokens[$0].text } ?? "_", type.map { source.tokens[$0].text })
    }
  }

  private func modifiers(before index: Int) -> [String] {
    var (words, place) = ([String](), index - 1)
    while place >= 0 {
      if source.has(")", at: place), let start = openingParenthesis(place) {
        place = start - 1
      } else if source.tokens[place].kind == .word,
        Self.modifierWords.contains(source.tokens[place].text) || source.has("@", at: place - 1)
      {
        words.append(source.tokens[place].text)
        place -= source.has("@", at: place - 1) ? 2 : 1
      } else {
        break
      }
    }
    return words
  }

  /// Returns the opening parenthesis of arguments as in `private(set)` and `@objc(name)`. Nil if
  /// the word before it is neither a modifier nor an attribute.
  private func openingParenthesis(_ index: Int) -> Int? {
    var place = index
    while place > 0, index - place < 40 {
      place -= 1
      guard source.has("(", at: place) else { continue }
      let word = place - 1
      guard word >= 0, source.tokens[word].kind == .word else { return nil }
      return Self.modifierWords.contains(source.tokens[word].text) || source.has("@", at: word - 1)
        ? place : nil
    }
    return nil
  }

  private static let modifierWords: Set = [
    "public", "open", "internal", "package", "private", "fileprivate", "static", "class", "final",
    "override", "dynamic", "mutating", "nonmutating", "nonisolated", "optional", "required",
    "convenience",
  ]
}

extension SwiftSource {
  /// Splits a list at its top-level commas. Empty parts are omitted.
  package func list(in range: Range<Int>) -> [Range<Int>] {
    var (parts, start, depth) = ([Range<Int>](), range.lowerBound, 0)
    for place in range where tokens[place].kind == .mark {
      switch tokens[place].text {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where !has("-", at: place - 1): depth -= 1
      case "," where depth == 0:
        parts.append(start..<place)
        start = place + 1
      default: break
      }
    }
    parts.append(start..<range.upperBound)
    return parts.filter { !$0.isEmpty }
  }
}
