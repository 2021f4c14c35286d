public import Foundation

#if !canImport(Darwin)
  /// Core Foundation's name of an object that allocates memory. There are none: functions with such
  /// a parameter ignore it.
  public typealias CFAllocator = NSObject
  /// The default allocator: always nil.
  public var kCFAllocatorDefault: CFAllocator? { nil }
#endif
