import Foundation

/// The value of a user-defined runtime attribute.
@MainActor
enum RuntimeValue {
  case boolean(Bool)
  case number(Double)
  case string(String)
  case color(UIColor)
  case image(UIImage)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case range(NSRange)
  case null

  /// The value converted to the types that a property may have, with the likeliest first.
  /// Objective-C would convert a number to the type of the property.
  var candidates: [Any?] {
    switch self {
    case .boolean(let value): [value, NSNumber(value: value)]
    case .number(let value):
      [CGFloat(value), value, Float(value), Int(exactly: value.rounded()), NSNumber(value: value)]
    case .string(let value): [value]
    case .color(let value): [value, value.cgColor]
    case .image(let value): [value]
    case .point(let value): [value]
    case .size(let value): [value]
    case .rect(let value): [value]
    case .range(let value): [value]
    case .null: [nil]
    }
  }

  /// The type's name, for messages.
  var typeName: String {
    switch self {
    case .boolean: "Bool"
    case .number: "number"
    case .string: "String"
    case .color: "UIColor"
    case .image: "UIImage"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .range: "NSRange"
    case .null: "nil"
    }
  }
}
