/// An HTML file with named placeholders, written `{{name}}`.
package struct PageTemplate {
  private let text: String

  /// Creates a template.
  ///
  /// - Parameter file: A file embedded by the build, in UTF-8.
  package init(_ file: [UInt8]) { text = String(decoding: file, as: UTF8.self) }

  /// Returns the page with a value for every placeholder.
  ///
  /// Values are inserted unchanged: callers escape text. Placeholders inside a value are not
  /// replaced.
  ///
  /// - Precondition: Every placeholder has a value, and every value has a placeholder.
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
