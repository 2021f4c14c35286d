#if !canImport(Darwin)
  /// The length of `utsname`'s fields, under Darwin's name: 65 on Linux.
  public let _SYS_NAMELEN: Int32 = 65

  /// The largest finite `Float`, under Darwin's name. In Glibc it is a macro that Swift cannot
  /// import.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// The largest finite `Float`, under its older name. An animation with this repeat count never
  /// ends.
  public let HUGE = MAXFLOAT

  // The limits of C's integers that are macros with casts in Glibc, which Swift cannot import.

  /// The least 16-bit integer, with the type that C gives it.
  public let INT16_MIN = Int32(Int16.min)
  /// The least 32-bit integer.
  public let INT32_MIN = Int32.min
  /// The least 64-bit integer.
  public let INT64_MIN = Int64.min
  /// The largest 64-bit integer.
  public let INT64_MAX = Int64.max
  /// The largest unsigned 64-bit integer.
  public let UINT64_MAX = UInt64.max
  /// The least C `int`.
  public let INT_MIN = Int32.min
  /// The largest C `unsigned int`.
  public let UINT_MAX = UInt32.max
  /// The least C `long`.
  public let LONG_MIN = Int.min
  /// The largest C `unsigned long`.
  public let ULONG_MAX = UInt.max
  /// The least `NSInteger`.
  public let NSIntegerMin = Int.min
  /// The largest `NSInteger`.
  public let NSIntegerMax = Int.max
  /// The largest `NSUInteger`.
  public let NSUIntegerMax = UInt.max
#endif
