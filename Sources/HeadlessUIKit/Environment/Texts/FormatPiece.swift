/// A part of a format: a value such as `%2$d`, a variable such as `%#@files@`, or text between
/// them.
enum FormatPiece {
  case text(String)
  /// A value without the percent sign and the position.
  case value(String, position: Int?)
  case variable(String, position: Int?)

  private static let conversions = Set("diouxXeEfgGaAcCsSp@")

  /// Returns the parts of a format in order. `%%` counts as text.
  static func pieces(of format: String) -> [FormatPiece] {
    var (pieces, text) = ([FormatPiece](), "")
    var rest = Substring(format)
    func close() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text += "%%"
        continue
      }
      close()
      let digits = rest.prefix(while: \.isNumber)
      let position = rest.dropFirst(digits.count).first == "$" ? Int(digits) : nil
      if position != nil { rest = rest.dropFirst(digits.count + 1) }
      if rest.hasPrefix("#@") {
        let name = rest.dropFirst(2).prefix { $0 != "@" }
        rest = rest.dropFirst(name.count + 3)
        pieces.append(.variable(String(name), position: position))
        continue
      }
      var specification = ""
      while let character = rest.popFirst() {
        specification.append(character)
        if conversions.contains(character) { break }
      }
      pieces.append(.value(specification, position: position))
    }
    close()
    return pieces
  }
}
