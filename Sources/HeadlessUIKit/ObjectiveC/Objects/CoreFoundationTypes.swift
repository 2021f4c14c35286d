public import Foundation

/// Core Foundation's name of an array.
public typealias CFArray = [Any]
/// Core Foundation's name of a dictionary.
public typealias CFDictionary = [AnyHashable: Any]

#if !canImport(Darwin)
  /// Core Foundation's name of any object.
  public typealias CFTypeRef = AnyObject
  /// Core Foundation's name of a string.
  public typealias CFString = NSString
  /// Core Foundation's name of a data object.
  public typealias CFData = NSData
  /// Core Foundation's name of a URL.
  public typealias CFURL = NSURL
  /// Core Foundation's name of an error.
  public typealias CFError = NSError
  /// Core Foundation's name of a time, in seconds.
  public typealias CFAbsoluteTime = TimeInterval

  /// Returns the screen's time in seconds, like `CACurrentMediaTime()`.
  ///
  /// It is not a date, so that measured durations are equal in every run.
  @preconcurrency @MainActor
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
#endif
