#if !canImport(Darwin)
  import Foundation

  /// Returns the date in seconds since January 1, 2001, 0:00 GMT.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date().timeIntervalSinceReferenceDate
  }
#endif
