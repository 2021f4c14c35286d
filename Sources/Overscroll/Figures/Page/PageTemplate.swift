/// An HTML file with named places, written `{{name}}`.
package struct PageTemplate {
  private let text: String

  /// - Parameter file: a file that the build embeds, in UTF-8.
  package init(_ file: [UInt8]) { text = String(decoding: file, as: UTF8.self) }

  /// The page with a value in every place.
  ///
  /// Values are inserted unchanged: callers escape text. Places inside a value are not filled.
  ///
  /// - Precondition: every place has a value, and every value has a place.
  package func filled(_ values: [String: String]) -> String {
    var page = ""
    var rest = text[...]
    var used: Set<String> = []
    while let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}") {
      let name = String(rest[start.upperBound..<end.lowerBound])
      guard let value = values[name] else { preconditionFailure("no value for {{\(name)}}") }
      page += rest[..<start.lowerBound]
      page += value
      rest = rest[end.upperBound...]
      used.insert(name)
    }
    precondition(used.count == values.count, "the page has no place for some values")
    return page + rest
  }
}
