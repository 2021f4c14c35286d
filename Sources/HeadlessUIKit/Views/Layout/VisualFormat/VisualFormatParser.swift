import Foundation

/// A parser for Apple's visual format grammar. Like UIKit, it also accepts relations without
/// parentheses (`->=10-`) and lengths with products, quotients and sums (`[a(==b.height*2+8)]`).
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var offset = 0

  /// Creates a parser for a text.
  ///
  /// - Throws: `empty` and `notASCII`.
  init(_ format: String) throws(VisualFormatError) {
    self.format = format
    characters = Array(format)
    if characters.isEmpty { throw error(.empty) }
    if let foreign = characters.firstIndex(where: { !$0.isASCII }) {
      throw error(.notASCII, at: foreign)
    }
  }

  /// Parses the whole text.
  ///
  /// - Throws: `expected`, at the first character that does not fit the grammar.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.axis = .vertical } else { _ = take("H:") }
    if let bar = superview() {
      format.elements.append(bar)
      format.gaps.append(try gap())
    }
    format.elements.append(try view())
    while peek != nil {
      format.gaps.append(try gap())
      if let bar = superview() {
        format.elements.append(bar)
        if peek != nil { throw expected("the end of the format") }
      } else {
        format.elements.append(try view())
      }
    }
    return format
  }

  // MARK: Elements

  private mutating func superview() -> VisualFormat.Element? {
    _ = peek
    let place = offset
    return take("|") ? .superview(offset: place) : nil
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw expected("a view") }
    guard let name = name() else { throw expected("the name of a view") }
    let predicates = peek == "(" ? try predicateList(isBreadth: true) : []
    guard take("]") else { throw expected("a ']'") }
    return .view(name: name, predicates: predicates)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let predicates =
      peek == "(" ? try predicateList(isBreadth: false) : [try predicate(isBreadth: false)]
    guard take("-") else { throw expected("a '-'") }
    return .predicates(predicates)
  }

  // MARK: Predicates

  /// Parses predicates in parentheses.
  ///
  /// - Parameter isBreadth: Whether the predicates are the size of a view, in which a view's name
  ///   may stand for its length.
  private mutating func predicateList(
    isBreadth: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates = [try predicate(isBreadth: isBreadth, mayBeNegative: true)]
    while take(",") { predicates.append(try predicate(isBreadth: isBreadth, mayBeNegative: true)) }
    guard take(")") else { throw expected("a ',' or a ')'") }
    return predicates
  }

  private mutating func predicate(
    isBreadth: Bool, mayBeNegative: Bool = false
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = relation()
    var predicate = VisualFormat.Predicate(
      object: try object(isBreadth: isBreadth, mayBeNegative: mayBeNegative))
    predicate.relation = relation
    while let sign = [Character("*"), "/"].first(where: { take(String($0)) }) {
      predicate.factors.append(.init(amount: try amount(), divides: sign == "/"))
    }
    // Without parentheses, a dash ends the gap.
    if take("+") {
      predicate.addend = (try amount(), false)
    } else if mayBeNegative, take("-") {
      predicate.addend = (try amount(), true)
    }
    if take("@") { predicate.priority = try amount() }
    return predicate
  }

  private mutating func relation() -> NSLayoutConstraint.Relation {
    if take(">=") { return .greaterThanOrEqual }
    if take("<=") { return .lessThanOrEqual }
    _ = take("==")
    return .equal
  }

  private mutating func object(
    isBreadth: Bool, mayBeNegative: Bool
  ) throws(VisualFormatError) -> VisualFormat.Object {
    if let name = name() {
      guard isBreadth, take(".") else { return .name(name, attribute: nil) }
      if take("width") { return .name(name, attribute: .width) }
      if take("height") { return .name(name, attribute: .height) }
      throw expected("width or height")
    }
    if let number = number(mayBeNegative: mayBeNegative) { return .number(number) }
    throw expected(isBreadth ? "a number, a metric or a view" : "a number or a metric")
  }

  private mutating func amount() throws(VisualFormatError) -> VisualFormat.Amount {
    if let name = name() { return .metric(name) }
    if let number = number(mayBeNegative: false) { return .number(number) }
    throw expected("a number or a metric")
  }

  // MARK: Characters

  /// The next character that is not a space.
  private var peek: Character? {
    mutating get {
      while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
      return offset < characters.count ? characters[offset] : nil
    }
  }

  private mutating func take(_ text: String) -> Bool {
    _ = peek
    guard characters[offset...].starts(with: text) else { return false }
    offset += text.count
    return true
  }

  /// Parses a name of letters, digits and underscores that does not begin with a digit.
  private mutating func name() -> VisualFormat.Name? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    let start = offset
    while offset < characters.count,
      characters[offset].isLetter || characters[offset].isNumber || characters[offset] == "_"
    { offset += 1 }
    return VisualFormat.Name(text: String(characters[start..<offset]), offset: start)
  }

  private mutating func number(mayBeNegative: Bool) -> Double? {
    _ = peek
    let start = offset
    if mayBeNegative { _ = take("-") }
    let digits = offset
    while offset < characters.count, characters[offset].isNumber || characters[offset] == "." {
      offset += 1
    }
    guard offset > digits, let value = Double(String(characters[start..<offset])) else {
      offset = start
      return nil
    }
    return value
  }

  private mutating func expected(_ what: String) -> VisualFormatError {
    _ = peek
    return error(.expected(what))
  }

  private func error(
    _ reason: VisualFormatError.Reason, at place: Int? = nil
  ) -> VisualFormatError {
    VisualFormatError(format: format, offset: place ?? offset, reason: reason)
  }
}
