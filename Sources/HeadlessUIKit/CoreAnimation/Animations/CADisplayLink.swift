public import Foundation

/// A timer that calls a method for every frame of the display.
///
/// It follows the screen's clock at 60 calls per second, or at `preferredFramesPerSecond`. The
/// frame rate of the recording does not matter.
@preconcurrency @MainActor
open class CADisplayLink: _Object {
  private let call: Call
  private let clock = ScreenEnvironment.current.clock
  private var isAdded = false
  private var frame = 0

  /// The frames per second of the simulated display.
  private static let rate = 60

  private enum Call {
    case method(Selector, of: AnyObject)
    case closure((CADisplayLink) -> Void)
  }

  /// Creates a display link, which starts when it is added to a run loop. It holds its target
  /// strongly.
  public init(target: Any, selector sel: Selector) {
    call = .method(sel, of: target as AnyObject)
    super.init(_object: ())
  }

  /// Creates a display link without a target, which calls nothing.
  public convenience init() { self.init { _ in } }

  /// Creates a display link for UIKit's internal per-frame work.
  init(_ closure: @escaping (CADisplayLink) -> Void) {
    call = .closure(closure)
    super.init(_object: ())
  }

  /// The time of the current frame, in seconds of the screen's clock; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame that will call the target, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + Double(step) / Double(Self.rate) }
  /// The time between two frames of the display, in seconds.
  open var duration: CFTimeInterval { 1 / Double(Self.rate) }
  /// The highest rate of calls, in frames per second; 0, the default, means the rate of the
  /// display.
  ///
  /// The actual rate is the display's rate divided by a whole number.
  open var preferredFramesPerSecond = 0
  /// The number of display frames per call, at least 1. `preferredFramesPerSecond` replaced it in
  /// iOS 10.
  open var frameInterval: Int {
    get { step }
    set { preferredFramesPerSecond = Self.rate / min(max(newValue, 1), Self.rate) }
  }
  /// Whether the display link is paused. While true, it does not call its target.
  open var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// Starts the calls with the display's next frame. In every run loop mode, calls continue during
  /// a drag.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  /// Stops the calls. The run loop and the mode are ignored, so this is equal to `invalidate()`.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the calls.
  open func invalidate() {
    isAdded = false
    schedule()
  }

  private var step: Int {
    preferredFramesPerSecond > 0 ? max(1, Self.rate / preferredFramesPerSecond) : 1
  }

  /// The rounding error of a frame's time that is ignored, in frames.
  private static let noise = 1e-6

  private func schedule() {
    clock.cancel(self)
    guard isAdded, !isPaused else { return }
    // The first frame after the current time that is a multiple of the step.
    let frames = (clock.time * Double(Self.rate) + Self.noise).rounded(.down)
    frame = (Int(frames) / step + 1) * step
    clock.wait(for: self)
  }
}

extension CADisplayLink: ClockedEvent {
  var due: TimeInterval { Double(frame) / Double(Self.rate) }
  /// False, so that a screen whose display link only polls each frame still counts as at rest.
  var isMotion: Bool { false }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    timestamp = due
    frame += step
    clock.wait(for: self)
    prepare()
    switch call {
    case .method(let selector, let target):
      ActionSending.send(selector, to: target, from: self, for: nil)
    case .closure(let closure): closure(self)
    }
  }
}
