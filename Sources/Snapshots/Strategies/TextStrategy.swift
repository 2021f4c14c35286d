public import Foundation

/// The conversion of a value to a text, which is compared with a golden file or with a text in the
/// test's source.
public struct TextStrategy<Value> {
  /// The file name extension of the golden.
  package let pathExtension: String
  /// Returns the text.
  package let text: (Value) throws -> String

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The file name extension of goldens.
  ///   - text: Returns the text of a value. An error fails the test.
  public init(pathExtension: String = "txt", _ text: @escaping (_ value: Value) throws -> String) {
    (self.pathExtension, self.text) = (pathExtension, text)
  }

  /// A strategy for the value with all its stored properties, one per line. Members of sets and
  /// dictionaries are sorted, and addresses are left out, so that the text is the same in every
  /// run. A type that conforms to `AnySnapshotStringConvertible` has its own text.
  public static var dump: Self { Self { ValueDump($0).text } }

  /// A strategy for the value's description (`String(describing:)`).
  public static var description: Self { Self { String(describing: $0) } }
}

extension TextStrategy where Value == String {
  /// A strategy for the text itself.
  public static var lines: Self { Self { $0 } }
}

extension TextStrategy where Value: Encodable {
  /// A strategy for JSON with sorted keys, on several lines.
  public static var json: Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return json(encoder)
  }

  /// Returns a strategy for JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Self {
    Self(pathExtension: "json") { String(decoding: try encoder.encode($0), as: UTF8.self) }
  }
}
