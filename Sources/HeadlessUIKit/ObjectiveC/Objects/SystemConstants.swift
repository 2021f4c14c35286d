#if !canImport(Darwin)
  /// How many characters the fields of `utsname` have, which Darwin has a name for: 65 on Linux.
  public let _SYS_NAMELEN: Int32 = 65

  /// The largest finite `Float`: Darwin's name, which Glibc has as a macro that Swift cannot see.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// The same under its older name. An animation that repeats so often does not end.
  public let HUGE = MAXFLOAT
#endif
