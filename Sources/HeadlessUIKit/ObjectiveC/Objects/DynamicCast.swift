import Foundation

/// Casts values as Objective-C's run time does. Foundation bridges these types on Apple's
/// platforms, while `as?` does not on Linux.
@_spi(Overscroll)
public enum DynamicCast {
  /// Returns the value as another type; nil if it cannot be converted.
  ///
  /// A nil value becomes the nil of an optional type. Numbers are converted to other number types
  /// like `NSNumber`. `Notification` and `NSNotification` are converted into each other.
  public static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    // An optional would be wrapped again in `Any`.
    guard let value else { return value as? Value }
    if let value = value as? Value { return value }
    if let number = number(value) {
      for candidate in forms(of: number) {
        if let converted = candidate as? Value { return converted }
      }
    }
    if let notification = value as? Notification {
      return NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? Value
    }
    if let notification = value as? NSNotification {
      return Notification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? Value
    }
    return nil
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Float: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    default: nil
    }
  }

  private static func forms(of number: NSNumber) -> [Any] {
    [
      number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue,
      number.boolValue, number,
    ]
  }
}
