import Foundation

/// A type with a value that means nothing or zero.
protocol HasEmptyValue {
  static var emptyValue: Self { get }
}

extension HasEmptyValue where Self: Numeric {
  static var emptyValue: Self { .zero }
}

extension Int: HasEmptyValue {}
extension Int8: HasEmptyValue {}
extension Int16: HasEmptyValue {}
extension Int32: HasEmptyValue {}
extension Int64: HasEmptyValue {}
extension UInt: HasEmptyValue {}
extension UInt8: HasEmptyValue {}
extension UInt16: HasEmptyValue {}
extension UInt32: HasEmptyValue {}
extension UInt64: HasEmptyValue {}
extension Float: HasEmptyValue {}
extension Double: HasEmptyValue {}
extension CGFloat: HasEmptyValue {}

extension Bool: HasEmptyValue {
  static var emptyValue: Bool { false }
}

extension String: HasEmptyValue {
  static var emptyValue: String { "" }
}

extension Character: HasEmptyValue {
  static var emptyValue: Character { " " }
}

extension Optional: HasEmptyValue {
  static var emptyValue: Wrapped? { nil }
}

extension Array: HasEmptyValue {
  static var emptyValue: [Element] { [] }
}

extension Set: HasEmptyValue {
  static var emptyValue: Set<Element> { [] }
}

extension Dictionary: HasEmptyValue {
  static var emptyValue: [Key: Value] { [:] }
}

extension Data: HasEmptyValue {
  static var emptyValue: Data { Data() }
}

extension Date: HasEmptyValue {
  static var emptyValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension URL: HasEmptyValue {
  /// The root folder, because no URL is empty.
  static var emptyValue: URL { URL(filePath: "/") }
}

extension UUID: HasEmptyValue {
  static var emptyValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension DateComponents: HasEmptyValue {
  static var emptyValue: DateComponents { DateComponents() }
}

extension IndexPath: HasEmptyValue {
  static var emptyValue: IndexPath { IndexPath(item: 0, section: 0) }
}

extension IndexSet: HasEmptyValue {
  static var emptyValue: IndexSet { [] }
}

extension CGPoint: HasEmptyValue {
  static var emptyValue: CGPoint { .zero }
}

extension CGSize: HasEmptyValue {
  static var emptyValue: CGSize { .zero }
}

extension CGRect: HasEmptyValue {
  static var emptyValue: CGRect { .zero }
}

extension CGVector: HasEmptyValue {
  static var emptyValue: CGVector { .zero }
}

extension CGAffineTransform: HasEmptyValue {
  static var emptyValue: CGAffineTransform { .identity }
}

extension CATransform3D: HasEmptyValue {
  static var emptyValue: CATransform3D { CATransform3DIdentity }
}

extension UIEdgeInsets: HasEmptyValue {
  static var emptyValue: UIEdgeInsets { .zero }
}

extension NSDirectionalEdgeInsets: HasEmptyValue {
  static var emptyValue: NSDirectionalEdgeInsets { .zero }
}

extension UIOffset: HasEmptyValue {
  static var emptyValue: UIOffset { .zero }
}
