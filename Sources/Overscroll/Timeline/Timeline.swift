public import Foundation
public import Graphics
public import ScrollPhysics

/// A script for the finger: a list of steps played in order.
///
/// Time is continuous and exact. A step starts when the previous one ends, and is never rounded to
/// a display tick. Only the duration of `settle` is not specified in the script. A timeline without
/// steps is valid and produces a still picture.
///
/// ```swift
/// let pull: Timeline = [.hold(0.5), .drag(by: 266, over: 0.6), .release, .settle]
/// ```
///
/// Scene files contain an equivalent list in YAML. `text` writes it and `SceneFile.timeline` reads
/// it.
public struct Timeline: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A content offset in points. A missing coordinate keeps its current value.
  public struct Offset: Hashable, Sendable {
    /// The horizontal offset in points; nil keeps the current value.
    public var x: CGFloat?
    /// The vertical offset in points; nil keeps the current value.
    public var y: CGFloat?

    /// Creates an offset. A step with neither coordinate has the problem `offsetWithoutCoordinate`.
    public init(x: CGFloat? = nil, y: CGFloat? = nil) { (self.x, self.y) = (x, y) }

    /// Returns the complete offset, with missing coordinates taken from `current`.
    public func applied(to current: CGPoint) -> CGPoint {
      CGPoint(x: x ?? current.x, y: y ?? current.y)
    }
  }

  /// A segment of a touch's path.
  public enum Segment: Hashable, Sendable {
    /// Moves to a point of the window in `over` seconds; 0 jumps.
    case move(to: CGPoint, over: Double, ease: FingerPath.Easing)
    /// Keeps the finger still for a number of seconds.
    case hold(Double)

    /// The duration in seconds; 0 for a jump.
    public var duration: Double {
      switch self {
      case .move(_, let over, _): return over
      case .hold(let duration): return duration
      }
    }
  }

  /// The path of a second finger that moves at the same time as the first.
  public struct Finger: Hashable, Sendable {
    /// The point of the window where the finger goes down.
    public var point: CGPoint
    /// The path from that point. The finger stays where the path ends.
    public var path: [Segment]

    /// Creates a second finger. It goes down with the first finger and is lifted at the end of the
    /// step.
    public init(at point: CGPoint, path: [Segment] = []) {
      (self.point, self.path) = (point, path)
    }
  }

  /// The orientation of the device, with raw values as in scene files.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Portrait, with the device upright.
    case portrait
    /// Landscape with the home button or home indicator at the right.
    case landscape
    /// Landscape with the home button or home indicator at the left.
    case landscapeLeft = "landscape-left"
    /// Portrait, with the device upside down.
    case upsideDown = "upside-down"
  }

  /// The direction of a swipe.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down

    /// A vector of one point in the direction.
    var unit: CGVector {
      switch self {
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      }
    }
  }

  /// The duration of a tap and of the pause between two taps, in seconds.
  public static let tapDuration = 0.1
  /// The default duration of a key press, in seconds.
  public static let keyDuration = 0.1

  /// The action of a step. Lengths are in points with y down. Durations are in seconds, finite and
  /// not negative.
  public enum Action: Hashable, Sendable {
    /// Lets time pass. A finger that is down stays down at its position.
    case hold(Double)
    /// Moves the finger by `by` in `over` seconds (`minimumTravelTime` or more) and leaves it down.
    ///
    /// `by` is the travel of the finger itself, as in `translation(in:)`: positive y pulls the
    /// content down. The scroll view's hysteresis of 10 points is subtracted from the effect. A
    /// finger that is up goes down first, in the centre of the visible part of the target, or of
    /// the screen. A finger that is down continues from its position.
    case drag(by: CGVector, over: Double, ease: FingerPath.Easing)
    /// Moves the finger until the content is shown this many points beyond its end: past its top if
    /// positive, past its bottom if negative. The rubber band, the distance to the end and the
    /// hysteresis are taken into account. An end without bounce cannot be passed. Leaves the finger
    /// down, as `drag` does.
    case overscroll(by: CGFloat, over: Double, ease: FingerPath.Easing)
    /// Lifts the finger, which must be down. Its velocity determines the motion that follows.
    case release
    /// Waits until nothing moves. The finger must be up.
    case settle
    /// Combines a linear `drag` with a `release`.
    case fling(by: CGVector, over: Double)
    /// Calls `setContentOffset(_:animated:)`. Does not wait for the animation; `settle` does.
    case scrollTo(Offset, animated: Bool)
    /// Sets `contentOffset` immediately.
    case setOffset(Offset)
    /// Puts the finger down at a point of the window and moves it along `path`, which must take
    /// some time. Without `up` the finger stays down for a following `drag`, `hold` or `release`.
    /// With a target the touch begins in that view, wherever the point is. Without one it begins in
    /// the view under the point.
    case touch(at: CGPoint, path: [Segment], second: Finger? = nil, up: Bool)
    /// Taps `count` times: each tap and each pause between taps lasts `tapDuration`. The place is a
    /// point of the window. Without a point it is the centre of the visible part of the target (any
    /// view with a name) or of the screen. The finger must be up, as for the next three actions.
    case tap(at: CGPoint?, count: Int)
    /// Puts a finger down and lifts it after a number of seconds.
    case longPress(at: CGPoint?, for: Double)
    /// Moves a finger a distance in a direction in `over` seconds, and lifts it.
    case swipe(Direction, at: CGPoint?, by: CGFloat, over: Double)
    /// Puts two fingers down side by side with their midpoint at the point, and moves them apart or
    /// together in `over` seconds until a pinch recogniser's scale is `scale`. Then lifts them. The
    /// 8 points of travel before the gesture begins are taken into account.
    case pinch(at: CGPoint?, scale: CGFloat, over: Double)
    /// Turns the device. An orientation that the screen does not support has no effect. Does not
    /// wait for the rotation, which takes 0.3 seconds; `settle` does. Pictures show the screen
    /// upright.
    case rotate(Orientation)
    /// Types a text into the first responder in `over` seconds, with equal time per character. "\n"
    /// is the return key, "\u{8}" the delete key. The first responder must accept text.
    case type(String, over: Double)
    /// Starts the next step at this time, measured from the start of the timeline.
    case at(Double)
  }

  /// An action, the view it applies to, and its place in the source file.
  public struct Step: Hashable, Sendable {
    /// The action of the step.
    public var action: Action
    /// The name of a scroll view, only for steps that touch or scroll. Nil selects the view under
    /// the finger, or the screen's first scroll view.
    public var target: String?
    /// The place of the step in its scene file. It is not part of the step's value: `==` ignores
    /// it.
    public var source: SourceRange?

    /// Creates a step. `source` is nil for a step written in Swift.
    public init(_ action: Action, target: String? = nil, source: SourceRange? = nil) {
      (self.action, self.target, self.source) = (action, target, source)
    }

    /// Compares action and target; the source is ignored.
    public static func == (a: Step, b: Step) -> Bool {
      a.action == b.action && a.target == b.target
    }

    /// Hashes action and target.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(action)
      hasher.combine(target)
    }
  }

  /// The steps, in the order in which they are played. Setting them does not check them; see
  /// `problems`.
  public var steps: [Step]

  /// Creates a timeline without checking the steps; `problems` checks them.
  public init(_ steps: [Step] = []) { self.steps = steps }
  /// Creates a timeline without checking the steps; `problems` checks them.
  public init(arrayLiteral steps: Step...) { self.steps = steps }
}

/// Factory methods for steps in Swift code, with the defaults of scene files.
extension Timeline.Step {
  /// A step that lifts the finger, which must be down. Its velocity determines the motion that
  /// follows.
  public static let release = Self(.release)
  /// A step that waits until nothing moves. The finger must be up.
  public static let settle = Self(.settle)

  /// Returns a step that lets a number of seconds pass. A finger that is down stays at its
  /// position.
  public static func hold(_ duration: Double) -> Self { Self(.hold(duration)) }
  /// Returns a step after which the next step starts at a time, in seconds from the start of the
  /// timeline. The time must not have passed.
  public static func at(_ time: Double) -> Self { Self(.at(time)) }

  /// Returns a step that moves the finger down by `y` points (up if negative) in `over` seconds, at
  /// least 1 ms, and leaves it down.
  public static func drag(
    by y: CGFloat, over duration: Double, ease: FingerPath.Easing = .linear, target: String? = nil
  ) -> Self {
    drag(by: CGVector(dx: 0, dy: y), over: duration, ease: ease, target: target)
  }

  /// Returns a step that moves the finger by a vector in points in `over` seconds, at least 1 ms,
  /// and leaves it down.
  public static func drag(
    by vector: CGVector, over duration: Double, ease: FingerPath.Easing = .linear,
    target: String? = nil
  ) -> Self {
    Self(.drag(by: vector, over: duration, ease: ease), target: target)
  }

  /// Returns a step that pulls the content until it is shown this many points beyond its top (its
  /// bottom if negative). It takes `over` seconds, at least 1 ms, and leaves the finger down.
  public static func overscroll(
    by points: CGFloat, over duration: Double, ease: FingerPath.Easing = .linear,
    target: String? = nil
  ) -> Self {
    Self(.overscroll(by: points, over: duration, ease: ease), target: target)
  }

  /// Returns a step that moves the finger down by `y` points (up if negative) at constant speed in
  /// `over` seconds, at least 1 ms, and lifts it.
  public static func fling(by y: CGFloat, over duration: Double, target: String? = nil) -> Self {
    fling(by: CGVector(dx: 0, dy: y), over: duration, target: target)
  }

  /// Returns a step that moves the finger by a vector in points at constant speed in `over`
  /// seconds, at least 1 ms, and lifts it.
  public static func fling(
    by vector: CGVector, over duration: Double, target: String? = nil
  ) -> Self {
    Self(.fling(by: vector, over: duration), target: target)
  }

  /// Returns a step that scrolls to a content offset in points, animated by default. A missing
  /// coordinate keeps its value. The step does not wait for the animation.
  public static func scrollTo(
    x: CGFloat? = nil, y: CGFloat? = nil, animated: Bool = true, target: String? = nil
  ) -> Self {
    Self(.scrollTo(Timeline.Offset(x: x, y: y), animated: animated), target: target)
  }

  /// Returns a step that sets the content offset in points immediately. A missing coordinate keeps
  /// its value.
  public static func setOffset(
    x: CGFloat? = nil, y: CGFloat? = nil, target: String? = nil
  ) -> Self {
    Self(.setOffset(Timeline.Offset(x: x, y: y)), target: target)
  }

  /// Returns a step that turns the device without waiting for the rotation.
  public static func rotate(_ orientation: Timeline.Orientation) -> Self {
    Self(.rotate(orientation))
  }

  /// Returns a step that puts the finger down at a point of the window and moves it along a path.
  /// The whole path and each move that is not a jump must take 1 ms or more. The finger stays down
  /// unless `up` is true. A second finger goes down at the same time and is lifted at the end of
  /// the step.
  public static func touch(
    at point: CGPoint, path: [Timeline.Segment], second: Timeline.Finger? = nil, up: Bool = false,
    target: String? = nil
  ) -> Self {
    Self(.touch(at: point, path: path, second: second, up: up), target: target)
  }

  /// Returns a step that taps a point of the window, or the middle of a named view, or the middle
  /// of the screen.
  public static func tap(at point: CGPoint? = nil, target: String? = nil) -> Self {
    Self(.tap(at: point, count: 1), target: target)
  }

  /// Returns a step that taps twice in quick succession.
  public static func doubleTap(at point: CGPoint? = nil, target: String? = nil) -> Self {
    Self(.tap(at: point, count: 2), target: target)
  }

  /// Returns a step that types a text into the first responder in `over` seconds; the default is a
  /// tenth of a second per character.
  public static func type(_ text: String, over duration: Double? = nil) -> Self {
    Self(.type(text, over: duration ?? Timeline.keyDuration * Double(text.count)))
  }

  /// Returns a step that presses for a number of seconds; the default is 0.8.
  public static func longPress(
    at point: CGPoint? = nil, for duration: Double = 0.8, target: String? = nil
  ) -> Self {
    Self(.longPress(at: point, for: duration), target: target)
  }

  /// Returns a step that moves a finger `distance` points (more than 0) in a direction in `over`
  /// seconds, and lifts it.
  public static func swipe(
    _ direction: Timeline.Direction, at point: CGPoint? = nil, by distance: CGFloat = 150,
    over duration: Double = 0.1, target: String? = nil
  ) -> Self {
    Self(.swipe(direction, at: point, by: distance, over: duration), target: target)
  }

  /// Returns a step that pinches with two fingers to a scale, more than 0 and not 1, in `over`
  /// seconds.
  public static func pinch(
    scale: CGFloat, at point: CGPoint? = nil, over duration: Double = 0.5, target: String? = nil
  ) -> Self {
    Self(.pinch(at: point, scale: scale, over: duration), target: target)
  }
}
