public import Foundation

extension AnySnapshotStringConvertible {
  /// False: the stored properties do not follow.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, such as `1970-01-01T00:00:00Z`.
  public var snapshotDescription: String {
    formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: false).timeZone(
        separator: .omitted))
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without addresses.
  public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension String {
  /// The text without addresses of objects, which differ in every run.
  package var withoutAddresses: String { replacing(#/:?\s*0x[\da-f]+/#, with: "") }

  /// The name of a type without the number that the compiler gives to local types.
  fileprivate var withoutLocalNumber: String { replacing(#/ #\d+/#, with: "") }
}

/// A value with all its stored properties as text, independent of the order of hashing.
package struct ValueDump {
  package let text: String

  package init(_ value: Any) { text = Self.text(of: value, name: nil, indent: 0, seen: []) }

  private static func text(
    of value: Any, name: String?, indent: Int, seen: Set<ObjectIdentifier>
  ) -> String {
    let space = String(repeating: " ", count: indent)
    let label = name.map { "\($0): " } ?? ""
    let mirror = Mirror(reflecting: value)
    let count = mirror.children.count
    let type = "\(mirror.subjectType)".withoutLocalNumber
    let bullet = count == 0 ? "-" : "▿"
    var (seen, isSorted) = (seen, false)
    let words: String
    switch (value, mirror.displayStyle) {
    case (_, .collection?): words = count == 1 ? "1 element" : "\(count) elements"
    case (_, .dictionary?):
      (words, isSorted) = (count == 1 ? "1 key/value pair" : "\(count) key/value pairs", true)
    case (_, .set?): (words, isSorted) = (count == 1 ? "1 member" : "\(count) members", true)
    case (_, .tuple?): words = count == 1 ? "(1 element)" : "(\(count) elements)"
    case (_, .optional?): words = count == 0 ? "\(type).none" : type
    case (let own as any AnySnapshotStringConvertible, _):
      guard Swift.type(of: own).renderChildren else {
        return "\(space)- \(label)\(own.snapshotDescription)\n"
      }
      words = own.snapshotDescription
    case (let described as any CustomStringConvertible, _): words = described.description
    case (let object as AnyObject, .class?):
      guard seen.insert(ObjectIdentifier(object)).inserted else {
        return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
      (words, isSorted) = (type, true)
    case (_, .struct?): (words, isSorted) = (type, true)
    case (_, .enum?): words = count == 0 ? "\(type).\(value)" : type
    default: words = "\(value)"
    }
    var parts = mirror.children.map {
      Self.text(of: $0.value, name: $0.label, indent: indent + 2, seen: seen)
    }
    // The order is that of the parts as they stand alone.
    if isSorted { parts.sort() }
    return (["\(space)\(bullet) \(label)\(words)\n"] + parts).joined()
  }
}
