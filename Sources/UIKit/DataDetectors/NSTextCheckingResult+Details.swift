public import Foundation
import HeadlessUIKit

#if !canImport(Darwin)
  extension NSTextCheckingResult {
    /// The address of a link; nil for other results.
    public var url: URL? { (self as? DetectedResult)?.address }
    /// The telephone number as written; nil for other results.
    public var phoneNumber: String? { (self as? DetectedResult)?.number }
    /// The date of a result; nil, because dates are not found here.
    public var date: Date? { nil }
    /// The time zone of a date; nil, because dates are not found here.
    public var timeZone: TimeZone? { nil }
    /// The duration of a date, in seconds; zero, because dates are not found here.
    public var duration: TimeInterval { 0 }
    /// The parts of an address; nil, because addresses are not found here.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// The parts of transit information; nil, because it is not found here.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// Returns a result for a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
      DetectedResult(DetectedData(range: range, content: .link(url)))
    }

    /// Returns a result for a telephone number.
    public class func phoneNumberCheckingResult(
      range: NSRange, phoneNumber: String
    ) -> NSTextCheckingResult {
      DetectedResult(DetectedData(range: range, content: .phoneNumber(phoneNumber)))
    }
  }
#endif
