import Foundation

/// The declaration of a C function in a header or in a Swift file.
///
/// Types are Swift's, without optionality, because C does not declare which pointers may be null.
struct Prototype: Equatable, Sendable, CustomStringConvertible {
  let name: String
  let parameters: [String]
  let result: String

  var description: String { "\(name)(\(parameters.joined(separator: ", "))) -> \(result)" }
}

extension Prototype {
  /// Returns the prototypes in a header written in the plain style that CText.h describes.
  static func inHeader(_ text: String) -> [Prototype] {
    let plain = text.replacing(/\/\/[^\n]*|#[^\n]*/, with: " ").replacing(/\s+/, with: " ")
    let callbacks = Dictionary(
      uniqueKeysWithValues: plain.matches(of: /typedef (\w+) \(\*(\w+)\)\(([^()]*)\);/).map {
        match in
        let types = match.3.split(separator: ",").map { swiftType(ofC: $0, hasName: true) }
        return (
          String(match.2),
          "@convention(c) (\(types.joined(separator: ", "))) -> \(swiftType(ofC: match.1))"
        )
      })
    return plain.matches(of: /((?:const )?\w+ \**)(\w+)\(([^()]*)\);/).map { match in
      let parameters = match.3.split(separator: ",").map { parameter in
        let type = swiftType(ofC: parameter, hasName: true)
        return callbacks[type] ?? type
      }
      return Prototype(
        name: String(match.2), parameters: parameters == ["Void"] ? [] : parameters,
        result: swiftType(ofC: match.1))
    }
  }

  /// Returns the Swift type: `const uint8_t *bytes` is `UnsafePointer<UInt8>`, and a pointer to a
  /// struct is an opaque pointer.
  private static func swiftType(ofC text: Substring, hasName: Bool = false) -> String {
    var words = text.replacing("*", with: " * ").split(separator: " ").map(String.init)
    if hasName, words.count > 1 { words.removeLast() }
    let isConstant = words.first == "const"
    if isConstant { words.removeFirst() }
    let depth = words.count { $0 == "*" }
    let scalar = scalars[words[0]]
    if words[0] == "void", depth == 1 {
      return isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer"
    }
    guard depth > 0 else { return scalar ?? words[0] }
    let pointed = scalar ?? "OpaquePointer"
    let pointers = scalar == nil ? depth - 1 : depth
    return (0..<pointers).reduce(pointed) { inner, _ in
      isConstant ? "UnsafePointer<\(inner)>" : "UnsafeMutablePointer<\(inner)>"
    }
  }

  private static let scalars = [
    "void": "Void", "char": "CChar", "size_t": "Int", "double": "Double", "int8_t": "Int8",
    "uint8_t": "UInt8",
    "int16_t": "Int16", "uint16_t": "UInt16", "int32_t": "Int32", "uint32_t": "UInt32",
    "int64_t": "Int64", "uint64_t": "UInt64",
  ]

  /// Returns the functions that a Swift file declares with `@_extern(c, "name")` under the same
  /// name.
  static func inSwift(_ text: String) -> [Prototype] {
    let plain = text.replacing(/\s+/, with: " ")
    return plain.matches(of: /@_extern\(c, "(\w+)"\) private func (\w+)\(/).compactMap { match in
      guard match.1 == match.2, let end = closing(plain[match.range.upperBound...]) else {
        return nil
      }
      let list = plain[match.range.upperBound..<end]
      let rest = plain[plain.index(after: end)...]
      let result = rest.prefixMatch(of: #/ -> ([\w<>?]+)/#)?.1
      return Prototype(
        name: String(match.1), parameters: split(list).map(type),
        result: result.map { type("_: \($0)") } ?? "Void")
    }
  }

  /// Returns the type of a parameter such as `_ bytes: UnsafePointer<UInt8>?`, without label, name
  /// and question mark.
  private static func type(_ parameter: some StringProtocol) -> String {
    String(parameter.drop { $0 != ":" }.dropFirst()).replacing("?", with: "")
      .replacing("( ", with: "(").replacing(" )", with: ")").trimmingCharacters(in: .whitespaces)
  }

  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 1
    return text.indices.first { index in
      depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      return depth == 0
    }
  }

  /// Splits a list at its top-level commas.
  private static func split(_ list: Substring) -> [Substring] {
    var depth = 0
    return list.split { character in
      depth += "(<".contains(character) ? 1 : ")".contains(character) ? -1 : 0
      if character == ">" { depth -= 1 }
      return character == "," && depth == 0
    }
  }
}
