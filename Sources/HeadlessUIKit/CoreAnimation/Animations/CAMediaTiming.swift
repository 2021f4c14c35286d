import Foundation

/// How the time of an animation, or of a layer and all below it, follows the time around it.
@preconcurrency
public protocol CAMediaTiming {
  /// When it begins, in the time around it. 0 for an animation means when it is added.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run, in its own time.
  var duration: CFTimeInterval { get set }
  /// Its own seconds for a second around it; 0 stands still.
  var speed: Float { get set }
  /// Added to its own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 is once.
  var repeatCount: Float { get set }
  /// For how long it runs again and again; 0 leaves it to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run goes back to its beginning.
  var autoreverses: Bool { get set }
  /// What is seen before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds; on Apple's platforms Core Foundation's name for them.
public typealias CFTimeInterval = Double

/// The seconds of the screen's clock: of the stage whose code is being run.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { ScreenEnvironment.current.clock.time }
