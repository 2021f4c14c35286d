#if !canImport(Darwin)
  /// Returns the screen's time in seconds, like `CACurrentMediaTime()`.
  ///
  /// It is not a date, so that measured durations are equal in every run.
  @preconcurrency @MainActor
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { ScreenEnvironment.current.clock.time }
#endif
