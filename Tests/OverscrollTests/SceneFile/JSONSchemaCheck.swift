import Foundation
import Overscroll

/// A checker for the part of JSON Schema, draft 7, that the scene schema uses
/// (https://json-schema.org/draft-07/json-schema-validation).
struct JSONSchemaCheck {
  let schema: [String: Any]

  /// Returns the place and reason of every violation; empty for a valid value.
  func problems(of value: Any) -> [String] { Self.problems(value, schema, at: "") }

  private static func problems(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    var problems: [String] = []
    func complain(_ words: String) { problems.append("\(path): \(words)") }
    if let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map({ [$0] }),
      !types.contains(where: { has(value, $0) })
    {
      complain("not \(types.joined(separator: " or "))")
    }
    if let constant = schema["const"] as? Int, value as? Double != Double(constant) {
      complain("not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      complain("not one of \(words.prefix(3))")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      complain("not as \(pattern)")
    }
    if let number = value as? Double {
      if let low = schema["minimum"] as? Double, number < low { complain("below \(low)") }
      if let high = schema["maximum"] as? Double, number > high { complain("above \(high)") }
    }
    if let list = value as? [Any] {
      if let low = schema["minItems"] as? Int, list.count < low { complain("too short") }
      if let high = schema["maxItems"] as? Int, list.count > high { complain("too long") }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() {
          problems += Self.problems(item, items, at: "\(path)[\(index)]")
        }
      }
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      let patterns = schema["patternProperties"] as? [String: [String: Any]] ?? [:]
      if let low = schema["minProperties"] as? Int, object.count < low { complain("too few keys") }
      for key in object.keys.sorted() {
        if let own = properties[key], let value = object[key] {
          problems += Self.problems(value, own, at: "\(path).\(key)")
        } else if let own = patterns.keys.sorted().first(where: {
          key.range(of: $0, options: .regularExpression) != nil
        }).flatMap({ patterns[$0] }), let value = object[key] {
          problems += Self.problems(value, own, at: "\(path).\(key)")
        } else if schema["additionalProperties"] as? Bool == false {
          complain("unknown key \(key)")
        }
      }
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        complain("no \(key)")
      }
    }
    if let any = schema["anyOf"] as? [[String: Any]] {
      let tried = any.map { Self.problems(value, $0, at: path) }
      if !tried.contains(where: \.isEmpty) {
        complain("none of \(any.count): \(tried.flatMap(\.self))")
      }
    }
    return problems
  }

  private static func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "string": value is String
    case "boolean": value is Bool && !(value is Double)
    case "number": value is Double
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }
}

extension SceneNode {
  /// The value as the YAML parser of an editor reads it: unquoted numbers and Booleans are not
  /// strings.
  var json: Any {
    switch content {
    case .text("true", isPlain: true): true
    case .text("false", isPlain: true): false
    case .text(let text, let isPlain): (isPlain ? Double(text) : nil) ?? text
    case .list(let items): items.map(\.json)
    case .mapping(let entries):
      Dictionary(entries.map { ($0.key, $0.value.json) }) { first, _ in first }
    }
  }
}
