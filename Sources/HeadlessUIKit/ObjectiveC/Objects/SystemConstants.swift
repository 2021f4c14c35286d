#if !canImport(Darwin)
  /// The length of `utsname`'s fields, under Darwin's name: 65 on Linux.
  public let _SYS_NAMELEN: Int32 = 65

  /// The largest finite `Float`, under Darwin's name. In Glibc it is a macro that Swift cannot
  /// import.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// The largest finite `Float`, under its older name. An animation with this repeat count never
  /// ends.
  public let HUGE = MAXFLOAT
#endif
