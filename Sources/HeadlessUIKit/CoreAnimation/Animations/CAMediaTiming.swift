import Foundation

/// The mapping from the time of the parent to the local time of an animation or a layer.
///
/// The timing of a layer also applies to its sublayers.
@preconcurrency
public protocol CAMediaTiming {
  /// The start, in the parent's time. For an animation, 0 means the moment when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// The seconds of local time per second of the parent's time; 0 stops the time.
  var speed: Float { get set }
  /// The offset added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 means one.
  var repeatCount: Float { get set }
  /// The total time during which the animation repeats, in seconds; 0 uses `repeatCount` instead.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether the animation plays backwards after each forward run.
  var autoreverses: Bool { get set }
  /// The values displayed before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Returns the current time of the screen's clock, in seconds. The clock belongs to the stage whose
/// code is running.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { ScreenEnvironment.current.clock.time }
