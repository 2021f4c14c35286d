#if !canImport(Darwin)
  public import Foundation

  /// Core Foundation's name of a run loop.
  public typealias CFRunLoop = RunLoop
  /// Core Foundation's name of a timer.
  public typealias CFRunLoopTimer = Timer

  /// Returns the run loop of the current thread.
  public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
  /// Returns the run loop of the main thread.
  public func CFRunLoopGetMain() -> CFRunLoop! { .main }

  /// Returns a timer that fires at a time once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - fireDate: In seconds since January 1, 2001, 0:00 GMT.
  ///   - interval: The time between repetitions in seconds. A timer fires once if it is zero or
  ///     less.
  @preconcurrency
  public func CFRunLoopTimerCreateWithHandler(
    _ allocator: NSObject?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
    _ flags: UInt, _ order: Int, _ block: @escaping @Sendable (CFRunLoopTimer?) -> Void
  ) -> CFRunLoopTimer! {
    Timer(
      at: Date(timeIntervalSinceReferenceDate: fireDate), every: max(interval, 0),
      repeats: interval > 0, calling: block)
  }

  /// Adds a timer to a run loop.
  public func CFRunLoopAddTimer(
    _ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
  ) {
    if let loop, let timer { loop.add(timer, forMode: mode == .defaultMode ? .default : .common) }
  }

  /// Ends a timer, which is removed from its run loop.
  public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
#endif
