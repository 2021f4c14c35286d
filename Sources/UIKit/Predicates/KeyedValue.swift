import Foundation

/// A value of a property or of a predicate's format, by kind.
enum KeyedValue {
  case none
  case integer(Int)
  case real(Double)
  case text(String)
  case date(Date)
  case list([Any])
  /// A value of any other type.
  case object(Any)

  /// Creates a value. Optionals are unwrapped, and Foundation's objects count as Swift's values.
  init(_ value: Any?) {
    switch (value as? AnyHashable)?.base ?? value {
    case nil, is NSNull: self = .none
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as any BinaryInteger: self = Self.number(value)
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as NSNumber: self = Self.number(value)
    case let value as Decimal: self = .real(NSDecimalNumber(decimal: value).doubleValue)
    case let value as any StringProtocol: self = .text(String(value))
    case let value as NSString: self = .text(String(describing: value))
    case let value as NSAttributedString: self = .text(value.string)
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case let value as NSArray: self = .list(Array(value))
    case let value as NSOrderedSet: self = .list(value.array)
    case let value as NSSet: self = .list(Self.ordered(value.allObjects))
    case let value?:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: self = KeyedValue(mirror.children.first?.value)
      case .collection: self = .list(mirror.children.map(\.value))
      case .set: self = .list(Self.ordered(mirror.children.map(\.value)))
      default: self = .object(value)
      }
    }
  }

  /// Returns the elements of a set in an order that is the same in every run.
  private static func ordered(_ elements: [Any]) -> [Any] {
    elements.map { (words: "\($0)", value: $0) }.sorted { $0.words < $1.words }.map(\.value)
  }

  private static func number(_ value: some BinaryInteger) -> KeyedValue {
    Int(exactly: value).map { .integer($0) } ?? .real(Double(value))
  }

  private static func number(_ value: NSNumber) -> KeyedValue {
    let type = String(cString: value.objCType)
    guard !["d", "f"].contains(type), let integer = Int(exactly: value) else {
      return .real(value.doubleValue)
    }
    return .integer(integer)
  }

  /// The value as Foundation returns it: numbers as `NSNumber`, nil as `NSNull`.
  var any: Any {
    switch self {
    case .none: NSNull()
    case .integer(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    case .text(let value): value
    case .date(let value): value
    case .list(let value): value
    case .object(let value): value
    }
  }

  /// The number as a fraction; nil for other kinds.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The elements of a list, or the values of a dictionary in the order of its keys; nil for other
  /// kinds.
  var elements: [Any]? {
    switch self {
    case .list(let elements): elements
    case .object(let object):
      (object as? [AnyHashable: Any])?.sorted { "\($0.key)" < "\($1.key)" }.map(\.value)
    default: nil
    }
  }

  /// The value in an error's words.
  var words: String {
    switch self {
    case .none: "nil"
    case .text(let text): "\"\(text)\""
    case .object(let object): "\(type(of: object))"
    default: "\(any)"
    }
  }
}
