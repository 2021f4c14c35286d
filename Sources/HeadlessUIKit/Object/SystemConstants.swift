#if !canImport(Darwin)
  /// How many characters the fields of `utsname` have, which Darwin has a name for: 65 on Linux.
  public let _SYS_NAMELEN: Int32 = 65
#endif
