public import Foundation

/// Core Foundation's name of an array.
public typealias CFArray = [Any]
/// Core Foundation's name of a dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// A time or a duration in seconds. Core Foundation defines this name on Apple platforms.
public typealias CFTimeInterval = Double

#if !canImport(Darwin)
  /// Core Foundation's name of any object.
  public typealias CFTypeRef = AnyObject
  /// Core Foundation's name of a string.
  public typealias CFString = NSString
  /// Core Foundation's name of a data object.
  public typealias CFData = NSData
  /// Core Foundation's name of a data object that can be changed.
  public typealias CFMutableData = NSMutableData
  /// Core Foundation's name of a URL.
  public typealias CFURL = NSURL
  /// Core Foundation's name of an error.
  public typealias CFError = NSError
  /// Core Foundation's name of a time, in seconds.
  public typealias CFAbsoluteTime = TimeInterval
#endif
