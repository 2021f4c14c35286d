public import Foundation
public import Graphics

/// One finger from when it comes down until it leaves.
@preconcurrency @MainActor
open class UITouch: _Object {
  /// What the finger did last; raw values as UIKit's.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    /// Of pointers that hover, which none here does.
    case regionEntered, regionMoved, regionExited
  }

  /// What of a touch may be estimated; raw values as UIKit's.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of `UITouchProperties`.
    public let rawValue: Int

    /// Any bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard it presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where it leans.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How much it leans.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// What touches; raw values as UIKit's.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// The name of `pencil` before iOS 9.1.
    public static let stylus = TouchType.pencil
  }

  /// What the finger did in the event at hand.
  open internal(set) var phase = Phase.began
  /// When it did that, in seconds on the screen's clock.
  open internal(set) var timestamp: TimeInterval
  /// How often a finger came down here in quick succession, this time included.
  open internal(set) var tapCount: Int
  /// - Note: Partly: always a finger.
  open var type: TouchType { .direct }
  /// In points: that of a script's finger.
  open var majorRadius: CGFloat { 20 }
  /// By how many points that may be wrong: nothing.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// Radians between a pencil and the screen; a finger stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Where a pencil leans; a finger does not.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The same as a direction.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Nothing is estimated.
  open var estimatedProperties: Properties { [] }
  /// Nothing is estimated.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Nothing is estimated.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// 1 is an average touch.
  ///
  /// - Note: Partly: always 0, as of a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// 0 where force is not measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The view the finger came down in, wherever it is now.
  open private(set) weak var view: UIView?
  /// The window of that view when the finger came down.
  open private(set) weak var window: UIWindow?
  /// Those that look at this finger.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Not kept, since they keep their fingers: a screen may go while a finger is down.
  private var watchers: [WeakObject] = []
  var recognizers: [UIGestureRecognizer] {
    get { watchers.compactMap { $0.object as? UIGestureRecognizer } }
    set { watchers = newValue.map { WeakObject($0) } }
  }

  /// In the window's coordinates: now, in the event before, and where it came down.
  private(set) var place, before: CGPoint
  let start: CGPoint
  let startTime: TimeInterval

  init(at point: CGPoint, in view: UIView?, window: UIWindow?, tapCount: Int, time: TimeInterval) {
    (place, before, start) = (point, point, point)
    (self.view, self.window, self.tapCount) = (view, window, tapCount)
    (timestamp, startTime) = (time, time)
    super.init(_object: ())
  }

  /// Where the finger is, in the coordinates of `view`, or of the window.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Where it was in the event before, in the coordinates of `view`, or of the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(before, from: nil) ?? before
  }

  /// The location: fingers of a script are where they are.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The previous location, likewise.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  func move(to point: CGPoint, at time: TimeInterval) {
    phase = point == place ? .stationary : .moved
    (before, place) = (place, point)
    timestamp = time
  }

  func finish(_ phase: Phase, at point: CGPoint, time: TimeInterval) {
    self.phase = phase
    if point != place { (before, place) = (place, point) }
    timestamp = time
  }

  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// How far the finger is from where it came down.
  var travel: CGFloat { (place - start).length }
}

extension CGPoint {
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The middle of points; the origin of none.
  static func centre(of points: [CGPoint]) -> CGPoint {
    guard let first = points.first else { return .zero }
    // One point stays as it is, to the last bit.
    guard points.count > 1 else { return first }
    let sum = points.reduce(.zero, +)
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }
}
