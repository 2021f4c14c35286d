import Foundation

/// A JSON object on one line, with its keys in alphabetical order.
struct JSONLine {
  let text: String

  /// Encodes the values. Values without a JSON form are omitted: nil and numbers that are not
  /// finite.
  init(_ values: [(String, Any?)]) {
    var object: [String: Any] = [:]
    for (key, value) in values {
      guard let value else { continue }
      if let number = value as? Double, !number.isFinite { continue }
      object[key] = value
    }
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    text = data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  init(_ values: KeyValuePairs<String, Any?>) {
    self.init(values.map { ($0.key, $0.value) })
  }
}
