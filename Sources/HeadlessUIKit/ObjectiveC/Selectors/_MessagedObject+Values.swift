import Foundation

// The members of numbers, texts and lists that sources use on objects of the static type
// `AnyObject`. Objective-C finds them by name. An object without the member is an error of the
// screen, where Objective-C raises an exception. The source rewriter has the list of these names.
#if !canImport(ObjectiveC)
  extension _MessagedObject {
    private func number(_ name: String) -> NSNumber {
      switch object {
      case let number as NSNumber: return number
      case let text as NSString: return NSNumber(value: text.doubleValue)
      default:
        raiseUnknown(name)
        return 0
      }
    }

    private func raiseUnknown(_ name: String) {
      let target = "\(type(of: object))"
      onMainActorUnchecked { ActionSending.raiseUnknown(name, target: target) }
    }

    /// The number, or the number that the text begins with.
    public var doubleValue: Double { number("doubleValue").doubleValue }
    /// The number, or the number that the text begins with.
    public var floatValue: Float { number("floatValue").floatValue }
    /// The number, or the number that the text begins with, without its fraction.
    public var intValue: Int { number("integerValue").intValue }
    /// The number, or the number that the text begins with, without its fraction.
    public var integerValue: Int { number("integerValue").intValue }
    /// Whether the number, or the number that the text begins with, is not zero.
    public var boolValue: Bool { number("boolValue").boolValue }
    /// The number, or the number that the text begins with, without its fraction. It wraps around
    /// beyond the type's limits.
    public var uintValue: UInt { UInt(bitPattern: intValue) }
    /// The number, or the number that the text begins with, without its fraction. It wraps around
    /// beyond the type's limits.
    public var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }

    private func box(_ name: String) -> NSValue? {
      if let value = object as? NSValue { return value }
      raiseUnknown(name)
      return nil
    }

    /// The rectangle in the value.
    public var cgRectValue: CGRect { box("CGRectValue")?.cgRectValue ?? .zero }
    /// The point in the value.
    public var cgPointValue: CGPoint { box("CGPointValue")?.cgPointValue ?? .zero }
    /// The size in the value.
    public var cgSizeValue: CGSize { box("CGSizeValue")?.cgSizeValue ?? .zero }

    /// The number as text, or the text.
    public var stringValue: String {
      (object as? NSString).map { "\($0)" } ?? number("stringValue").stringValue
    }
    /// The number of UTF-16 units of the text.
    public var length: Int {
      if let text = object as? NSString { return text.length }
      raiseUnknown("length")
      return 0
    }
    /// The number of objects in the array, dictionary or set.
    public var count: Int {
      switch object {
      case let list as NSArray: return list.count
      case let list as NSDictionary: return list.count
      case let list as NSSet: return list.count
      default:
        raiseUnknown("count")
        return 0
      }
    }
  }
#endif
