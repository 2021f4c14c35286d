public import Foundation

/// Calls a method for every frame of the display, on the screen's clock: sixty times a second, or as
/// often as it asks for, whatever rate the pictures are made at.
@preconcurrency @MainActor
open class CADisplayLink: _Object {
  private let call: Call
  private let clock = ScreenEnvironment.current.clock
  private var isAdded = false
  private var frame = 0

  /// Frames of the display in a second.
  private static let rate = 60

  private enum Call {
    case method(Selector, of: AnyObject)
    case closure((CADisplayLink) -> Void)
  }

  /// Calls nothing before it is added to a run loop. Keeps its target.
  public init(target: Any, selector sel: Selector) {
    call = .method(sel, of: target as AnyObject)
    super.init(_object: ())
  }

  /// For what UIKit itself looks at in each frame.
  init(_ closure: @escaping (CADisplayLink) -> Void) {
    call = .closure(closure)
    super.init(_object: ())
  }

  /// The time of the frame that is being shown, in seconds of the screen's clock; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the frame after it.
  open var targetTimestamp: CFTimeInterval { timestamp + Double(step) / Double(Self.rate) }
  /// Seconds from one frame of the display to the next.
  open var duration: CFTimeInterval { 1 / Double(Self.rate) }
  /// How often it calls in a second, at most: the display's rate divided by a whole number. 0 is the
  /// display's rate.
  open var preferredFramesPerSecond = 0
  /// Frames of the display from one call to the next, before iOS 10; at least 1.
  open var frameInterval: Int {
    get { step }
    set { preferredFramesPerSecond = Self.rate / min(max(newValue, 1), Self.rate) }
  }
  /// While it is, nothing is called.
  open var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// Begins to call, with the display's next frame. Whatever the mode, it is called while a finger drags
  /// too.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  /// Stops to call.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops to call, for good.
  open func invalidate() {
    isAdded = false
    schedule()
  }

  private var step: Int {
    preferredFramesPerSecond > 0 ? max(1, Self.rate / preferredFramesPerSecond) : 1
  }

  private func schedule() {
    clock.cancel(self)
    guard isAdded, !isPaused else { return }
    // The first frame after now that its own rate has.
    let frames = (clock.time * Double(Self.rate) + 1e-6).rounded(.down)
    frame = (Int(frames) / step + 1) * step
    clock.wait(for: self)
  }
}

extension CADisplayLink: ClockedEvent {
  var due: TimeInterval { Double(frame) / Double(Self.rate) }
  /// A screen that is asked all the time whether something is to be done is at rest when nothing is.
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
