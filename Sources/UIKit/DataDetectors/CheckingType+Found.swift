import Foundation

#if !canImport(Darwin)
  // The kinds of data with Foundation's raw values. Foundation marks its own names as deprecated on
  // Linux, because it has no data detectors there.
  extension NSTextCheckingResult.CheckingType {
    /// Links, Foundation's `link`.
    static let foundLink = Self(rawValue: 1 << 5)
    /// Telephone numbers, Foundation's `phoneNumber`.
    static let foundNumber = Self(rawValue: 1 << 11)
    /// Dates, addresses and transit information, which are not found.
    static let missing = Self(rawValue: 1 << 3 | 1 << 4 | 1 << 12)
  }
#endif
