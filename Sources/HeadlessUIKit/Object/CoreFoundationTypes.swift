public import Foundation

/// A list of values, as Core Foundation has it.
public typealias CFArray = [Any]
/// A list of named values.
public typealias CFDictionary = [AnyHashable: Any]

#if !canImport(Darwin)
  // What Core Foundation calls objects of Foundation's, which Foundation on Linux does not say.
  public typealias CFTypeRef = AnyObject
  public typealias CFString = NSString
  public typealias CFData = NSData
  public typealias CFURL = NSURL
  public typealias CFError = NSError
  /// In seconds.
  public typealias CFAbsoluteTime = TimeInterval

  /// Seconds on the screen's own clock, as `CACurrentMediaTime()`: what takes how long is the same in every run, and
  /// no date.
  @preconcurrency @MainActor
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
#endif
