import Foundation
import Graphics

/// The schema as JSON Schema, which editors use for completing and checking YAML.
extension SceneSchema {
  /// Returns the schema in draft 7, which the language servers of all editors support, with keys in
  /// alphabetical order.
  ///
  /// - Parameter screens: The screens that scenes can name.
  package static func json(_ screens: [ScreenOutline]) -> String {
    var schema = object(root(screens), isOpen: false)
    schema["$schema"] = "http://json-schema.org/draft-07/schema#"
    schema["title"] = "Overscroll scene"
    let inclusion: [String: Any] = [
      "required": ["variants"],
      "properties": ["variants": ["required": [SceneReader.includeKey]]],
    ]
    schema["anyOf"] =
      [["required": ["screen"]], ["required": ["app"]], ["required": ["include"]]] + [inclusion]
    // Other keys may be in an included file.
    schema["required"] = ["scene"]
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: schema, options: options) else {
      preconditionFailure("a schema is JSON")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func object(_ keys: [SceneKey], isOpen: Bool) -> [String: Any] {
    var properties: [String: Any] = [:]
    for key in keys {
      var value = json(key.shape)
      value["description"] = key.words
      properties[key.name] = value
    }
    var object: [String: Any] = ["type": "object", "properties": properties]
    if !isOpen { object["additionalProperties"] = false }
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { object["required"] = required }
    return object
  }

  private static func json(_ shape: SceneShape) -> [String: Any] {
    switch shape {
    case .text: anyText
    case .texts:
      [
        "anyOf": [
          anyText,
          [
            "type": "object", "minProperties": 1, "additionalProperties": false,
            "patternProperties": ["^[a-zA-Z]{2,3}([-_][a-zA-Z0-9]{2,4})*$": anyText],
          ],
        ]
      ]
    case .version: ["const": 1]
    case .number(let range):
      ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .wholeNumber(let range):
      ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
    case .duration: ["type": "string", "pattern": #"^[0-9]+(\.[0-9]+)?(ms|s)$"#]
    case .date:
      [
        "type": "string",
        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}([ T][0-9]{2}:[0-9]{2}(:[0-9]{2})?)?$",
      ]
    case .byteCount:
      ["type": "string", "pattern": #"^[0-9]+(\.[0-9]+)? ?([kKMG]i?)?B$"#]
    case .flag: ["type": "boolean"]
    case .color: ["type": "string", "pattern": "^(\(colorNames)|\(colorDigits))$"]
    case .word(let words): ["enum": words]
    case .list(let item, let counts): list(item, counts)
    case .mapping(let keys, let isOpen): object(keys, isOpen: isOpen)
    case .either(let shapes): ["anyOf": shapes.map(json)]
    }
  }

  private static var anyText: [String: Any] { ["type": ["string", "number", "boolean"]] }
  private static let colorNames = Color.names.map(\.name).joined(separator: "|")
  private static let colorDigits = "#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"

  private static func list(_ item: SceneShape, _ counts: ClosedRange<Int>?) -> [String: Any] {
    var list: [String: Any] = ["type": "array", "items": json(item)]
    if let counts { (list["minItems"], list["maxItems"]) = (counts.lowerBound, counts.upperBound) }
    return list
  }
}
