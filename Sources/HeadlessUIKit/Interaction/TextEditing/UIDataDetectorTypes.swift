import Foundation

/// The kinds of text that can be turned into links automatically. Raw values are those of UIKit.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of `UIDataDetectorTypes`.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers, in international, North American and common national notations.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  ///
  /// - Note: Partly: none is found.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times of events.
  ///
  /// - Note: Partly: none is found.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments.
  ///
  /// - Note: Partly: none is found.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  ///
  /// - Note: Partly: none is found.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions for a look-up.
  ///
  /// - Note: Partly: none is found.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
