public import Foundation
public import Graphics
public import ScrollPhysics

/// The finger's script: what it does, one step after the other.
///
/// Time is continuous and exact: a step starts where the one before it ended, never rounded to a
/// display tick. Only `settle` takes a time that is not written down. A timeline without steps is
/// legal and makes a still picture.
///
///     let pull: Timeline = [.hold(0.5), .drag(by: 266, over: 0.6), .release, .settle]
///
/// Scene files write the same list in YAML; `text` dumps it, `SceneFile.timeline` reads it back.
public struct Timeline: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A content offset in points; a missing coordinate stays what it is.
  public struct Offset: Hashable, Sendable {
    /// In points; nil leaves the content where it is.
    public var x: CGFloat?
    /// In points; nil leaves the content where it is.
    public var y: CGFloat?

    /// A step with neither coordinate is a problem of its timeline: `offsetWithoutCoordinate`.
    public init(x: CGFloat? = nil, y: CGFloat? = nil) { (self.x, self.y) = (x, y) }

    /// The whole offset, given the one before.
    public func applied(to current: CGPoint) -> CGPoint {
      CGPoint(x: x ?? current.x, y: y ?? current.y)
    }
  }

  /// A piece of a touch's path.
  public enum Segment: Hashable, Sendable {
    /// To a point of the window within `over` seconds; 0 jumps.
    case move(to: CGPoint, over: Double, ease: FingerPath.Easing)
    /// Still, for this many seconds.
    case hold(Double)

    /// In seconds; 0 for a jump.
    public var duration: Double {
      switch self {
      case .move(_, let over, _): return over
      case .hold(let duration): return duration
      }
    }
  }

  /// The way of a second finger, beside that of the first.
  public struct Finger: Hashable, Sendable {
    /// Where it comes down, in the window.
    public var point: CGPoint
    /// Where it goes from there; it stays where the path ends.
    public var path: [Segment]

    /// Comes down when the first finger does and leaves at the end of the step.
    public init(at point: CGPoint, path: [Segment] = []) {
      (self.point, self.path) = (point, path)
    }
  }

  /// How the device is held. The words are those of a scene file.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// The home button, or the indicator's end, at the right.
    case landscape
    /// At the left.
    case landscapeLeft = "landscape-left"
    /// Upside down.
    case upsideDown = "upside-down"
  }

  /// Where a swipe goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down

    /// One point that way.
    var unit: CGVector {
      switch self {
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      }
    }
  }

  /// How long a finger is down in a tap, and the pause between two taps, in seconds.
  public static let tapDuration = 0.1
  /// How long a key takes where a script does not say, in seconds.
  public static let keyDuration = 0.1

  /// What one step does. Lengths are points, y down; durations are seconds, finite and not negative.
  public enum Action: Hashable, Sendable {
    /// Lets time pass. A finger that is down stays down where it is.
    case hold(Double)
    /// Moves the finger by `by` within `over` seconds (`leastTravelTime` or more) and leaves it
    /// down.
    ///
    /// `by` is the travel of the finger itself, as `translation(in:)` counts: positive y pulls the
    /// content down. The scroll view's hysteresis of 10 points comes out of it. A finger that is up
    /// goes down first, in the centre of the visible part of the target, or of the screen; a
    /// finger that is down goes on from where it is.
    case drag(by: CGVector, over: Double, ease: FingerPath.Easing)
    /// Moves the finger so that the content is seen this many points beyond its end when it arrives:
    /// past its top when positive, past its bottom when negative. The rubber band, the way to the end
    /// and the hysteresis are reckoned in; an end without bounce cannot be passed. Leaves the finger
    /// down, as `drag` does.
    case overscroll(by: CGFloat, over: Double, ease: FingerPath.Easing)
    /// Lifts the finger, which must be down; its velocity decides what follows.
    case release
    /// Waits until nothing moves. The finger must be up.
    case settle
    /// A linear `drag` and a `release` in one.
    case fling(by: CGVector, over: Double)
    /// `setContentOffset(_:animated:)`. Does not wait for the animation; `settle` does.
    case scrollTo(Offset, animated: Bool)
    /// `contentOffset = …`, at once.
    case setOffset(Offset)
    /// Puts the finger down at a point of the window and moves it along `path`, which must take some
    /// time. Without `up` it stays down for a `drag`, `hold` or `release` to follow. With a target it
    /// begins in that view, wherever the point lies; without, in what lies under the point.
    case touch(at: CGPoint, path: [Segment], second: Finger? = nil, up: Bool)
    /// A finger comes down and leaves after `tapDuration`, `count` times, with as long a pause between.
    /// At a point of the window; without one in the middle of the visible part of the target, which may
    /// be any view with a name, or of the screen. The finger must be up, as for the next three.
    case tap(at: CGPoint?, count: Int)
    /// A finger that stays down for so long.
    case longPress(at: CGPoint?, for: Double)
    /// A finger that goes so far in a direction within `over` seconds, and leaves.
    case swipe(Direction, at: CGPoint?, by: CGFloat, over: Double)
    /// Two fingers side by side, whose middle is at the point, that move apart or together within `over`
    /// seconds until a pinch recogniser's scale is `scale`, and leave. The 8 points that begin the
    /// gesture are reckoned in.
    case pinch(at: CGPoint?, scale: CGFloat, over: Double)
    /// Turns the device. What the screen does not support leaves it as it is. Does not wait for the
    /// rotation, which takes 0.3 seconds; `settle` does. Pictures show the device's glass upright.
    case rotate(Orientation)
    /// Types a text into the first responder, a character every `over` parts of its length: "\n" is the
    /// return key, "\u{8}" the delete key. Something that takes text must be first responder.
    case type(String, over: Double)
    /// The next step starts at this time, counted from the start of the timeline.
    case at(Double)
  }

  /// An action, the scroll view it is meant for, and where it was written.
  public struct Step: Hashable, Sendable {
    /// What the step does.
    public var action: Action
    /// The name of a scroll view. Only for steps that touch or scroll; nil leaves it to what lies
    /// under the finger, or to the screen's first scroll view.
    public var target: String?
    /// Where the step stands in its scene file. Not part of the step's value: `==` ignores it.
    public var source: SourceRange?

    /// `source` stays nil for a step written in Swift.
    public init(_ action: Action, target: String? = nil, source: SourceRange? = nil) {
      (self.action, self.target, self.source) = (action, target, source)
    }

    /// Compares action and target; the source does not count.
    public static func == (a: Step, b: Step) -> Bool {
      a.action == b.action && a.target == b.target
    }

    /// By action and target.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(action)
      hasher.combine(target)
    }
  }

  /// In the order they are played. Not checked when set, see `problems`.
  public var steps: [Step]

  /// The steps as they are; `problems` checks them.
  public init(_ steps: [Step] = []) { self.steps = steps }
  /// The steps as they are; `problems` checks them.
  public init(arrayLiteral steps: Step...) { self.steps = steps }
}

/// The steps as they are written in Swift, with the defaults scene files have.
extension Timeline.Step {
  /// Lifts the finger, which must be down; its velocity decides what follows.
  public static let release = Self(.release)
  /// Waits until nothing moves; the finger must be up.
  public static let settle = Self(.settle)

  /// Lets seconds pass; a finger that is down stays where it is.
  public static func hold(_ duration: Double) -> Self { Self(.hold(duration)) }
  /// The next step starts this many seconds after the start of the timeline; that time must not be
  /// over.
  public static func at(_ time: Double) -> Self { Self(.at(time)) }

  /// Moves the finger straight down by `y` points (up if negative) within `over` seconds, 1 ms or
  /// more, and leaves it down.
  public static func drag(
    by y: CGFloat, over duration: Double, ease: FingerPath.Easing = .linear, target: String? = nil
  ) -> Self {
    drag(by: CGVector(dx: 0, dy: y), over: duration, ease: ease, target: target)
  }

  /// Moves the finger by points within `over` seconds, 1 ms or more, and leaves it down.
  public static func drag(
    by vector: CGVector, over duration: Double, ease: FingerPath.Easing = .linear,
    target: String? = nil
  ) -> Self {
    Self(.drag(by: vector, over: duration, ease: ease), target: target)
  }

  /// Pulls the content until it is seen this many points beyond its top (its bottom if negative),
  /// within `over` seconds, 1 ms or more, and leaves the finger down.
  public static func overscroll(
    by points: CGFloat, over duration: Double, ease: FingerPath.Easing = .linear,
    target: String? = nil
  ) -> Self {
    Self(.overscroll(by: points, over: duration, ease: ease), target: target)
  }

  /// Moves the finger straight down by `y` points (up if negative) at constant speed within `over`
  /// seconds, 1 ms or more, and lifts it.
  public static func fling(by y: CGFloat, over duration: Double, target: String? = nil) -> Self {
    fling(by: CGVector(dx: 0, dy: y), over: duration, target: target)
  }

  /// Moves the finger by points at constant speed within `over` seconds, 1 ms or more, and lifts
  /// it.
  public static func fling(
    by vector: CGVector, over duration: Double, target: String? = nil
  ) -> Self {
    Self(.fling(by: vector, over: duration), target: target)
  }

  /// Sets the content offset, in points, animated unless told; a missing coordinate stays what it
  /// is. Does not wait for the animation.
  public static func scrollTo(
    x: CGFloat? = nil, y: CGFloat? = nil, animated: Bool = true, target: String? = nil
  ) -> Self {
    Self(.scrollTo(Timeline.Offset(x: x, y: y), animated: animated), target: target)
  }

  /// Sets the content offset, in points, at once; a missing coordinate stays what it is.
  public static func setOffset(
    x: CGFloat? = nil, y: CGFloat? = nil, target: String? = nil
  ) -> Self {
    Self(.setOffset(Timeline.Offset(x: x, y: y)), target: target)
  }

  /// Turns the device; does not wait for the rotation.
  public static func rotate(_ orientation: Timeline.Orientation) -> Self {
    Self(.rotate(orientation))
  }

  /// Puts the finger down at a point of the window and moves it along the path, which takes 1 ms or
  /// more in all and for each move that is not a jump; leaves it down unless `up` is true.
  /// A second finger comes down with it and leaves at the end of the step.
  public static func touch(
    at point: CGPoint, path: [Timeline.Segment], second: Timeline.Finger? = nil, up: Bool = false,
    target: String? = nil
  ) -> Self {
    Self(.touch(at: point, path: path, second: second, up: up), target: target)
  }

  /// Taps a point of the window, or the middle of a view with a name, or of the screen.
  public static func tap(at point: CGPoint? = nil, target: String? = nil) -> Self {
    Self(.tap(at: point, count: 1), target: target)
  }

  /// Taps twice in quick succession.
  public static func doubleTap(at point: CGPoint? = nil, target: String? = nil) -> Self {
    Self(.tap(at: point, count: 2), target: target)
  }

  /// Types a text into what is edited, within `over` seconds; a tenth of one for each character unless
  /// told.
  public static func type(_ text: String, over duration: Double? = nil) -> Self {
    Self(.type(text, over: duration ?? Timeline.keyDuration * Double(text.count)))
  }

  /// Stays down for so many seconds, 0.8 unless told.
  public static func longPress(
    at point: CGPoint? = nil, for duration: Double = 0.8, target: String? = nil
  ) -> Self {
    Self(.longPress(at: point, for: duration), target: target)
  }

  /// Goes `distance` points (more than 0) in a direction within `over` seconds, and leaves.
  public static func swipe(
    _ direction: Timeline.Direction, at point: CGPoint? = nil, by distance: CGFloat = 150,
    over duration: Double = 0.1, target: String? = nil
  ) -> Self {
    Self(.swipe(direction, at: point, by: distance, over: duration), target: target)
  }

  /// Two fingers that make a pinch of a scale, more than 0 and not 1, within `over` seconds.
  public static func pinch(
    scale: CGFloat, at point: CGPoint? = nil, over duration: Double = 0.5, target: String? = nil
  ) -> Self {
    Self(.pinch(at: point, scale: scale, over: duration), target: target)
  }
}
