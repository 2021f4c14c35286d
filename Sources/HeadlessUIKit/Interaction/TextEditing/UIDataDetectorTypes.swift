import Foundation

/// What of a text can become links by itself; bits of UIKit's values.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// - Note: Partly: none is found.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// - Note: Partly: none is found.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// - Note: Partly: none is found.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// - Note: Partly: none is found.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// - Note: Partly: none is found.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// - Note: Partly: none is found.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
