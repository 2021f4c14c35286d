public import Foundation

/// A list of values, as Core Foundation has it.
public typealias CFArray = [Any]
/// A list of named values.
public typealias CFDictionary = [AnyHashable: Any]

#if !canImport(Darwin)
  /// Any object, as Core Foundation has it.
  public typealias CFTypeRef = AnyObject
  /// A text.
  public typealias CFString = NSString
  /// Bytes.
  public typealias CFData = NSData
  /// A place.
  public typealias CFURL = NSURL
  /// What went wrong.
  public typealias CFError = NSError
  /// In seconds.
  public typealias CFAbsoluteTime = TimeInterval

  /// Seconds on the screen's own clock, as `CACurrentMediaTime()`: what takes how long is the same in every run, and
  /// no date.
  @preconcurrency @MainActor
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
#endif
