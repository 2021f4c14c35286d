public import Foundation
public import Graphics

/// A finger on the screen, from touch-down to lift-off.
@preconcurrency @MainActor
open class UITouch: _Object {
  /// The phase of a touch. Raw values match UIKit's.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    /// The phases of a hovering pointer, which is not simulated.
    case regionEntered, regionMoved, regionExited
  }

  /// The properties of a touch that can be estimated. Raw values match UIKit's.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of `UITouchProperties`.
    public let rawValue: Int

    /// Creates a set of properties from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude of a pencil.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// The device that touches the screen. Raw values match UIKit's.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// The name of `pencil` before iOS 9.1.
    public static let stylus = TouchType.pencil
  }

  /// The phase of the touch in the current event.
  open internal(set) var phase = Phase.began
  /// The time of the last change, in seconds on the screen's clock.
  open internal(set) var timestamp: TimeInterval
  /// The number of taps in quick succession at this location, including this one.
  open internal(set) var tapCount: Int
  /// The type of the touch.
  ///
  /// - Note: Partly: always a finger.
  open var type: TouchType { .direct }
  /// The radius of the finger in points. Always 20.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of the radius in points. Always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen in radians. A finger is perpendicular.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the azimuth of a pencil. Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the azimuth of a pencil as a unit vector. Always (1, 0).
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The estimated properties. Always empty.
  open var estimatedProperties: Properties { [] }
  /// The properties that will be updated. Always empty.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The index of an update of estimated properties. Always nil.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The force of the touch, where 1 is an average touch.
  ///
  /// - Note: Partly: always 0, as on a screen that does not measure force.
  open var force: CGFloat { 0 }
  /// The maximum force. 0 on a screen that does not measure force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The view in which the touch began, even if the finger has left it.
  open private(set) weak var view: UIView?
  /// The window in which the touch began.
  open private(set) weak var window: UIWindow?
  /// The gesture recognisers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The recognisers, held weakly because they hold their touches. A screen may be deallocated
  /// while a finger is down.
  private var watchers: [WeakObject] = []
  var recognizers: [UIGestureRecognizer] {
    get { watchers.compactMap { $0.object as? UIGestureRecognizer } }
    set { watchers = newValue.map { WeakObject($0) } }
  }

  /// The locations now and in the previous event, in window coordinates.
  private(set) var place, before: CGPoint
  let start: CGPoint
  let startTime: TimeInterval

  init(at point: CGPoint, in view: UIView?, window: UIWindow?, tapCount: Int, time: TimeInterval) {
    (place, before, start) = (point, point, point)
    (self.view, self.window, self.tapCount) = (view, window, tapCount)
    (timestamp, startTime) = (time, time)
    super.init(_object: ())
  }

  /// Creates a touch in no view, at the origin of the coordinates and at time 0.
  public convenience init() { self.init(at: .zero, in: nil, window: nil, tapCount: 0, time: 0) }

  /// Returns the location in the coordinates of `view`, or of the window if it is nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Returns the location in the previous event, in the coordinates of `view`, or of the window if
  /// it is nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(before, from: nil) ?? before
  }

  /// Returns the precise location, which equals `location(in:)` here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the precise location in the previous event, which equals `previousLocation(in:)` here.
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

  /// The distance between the current location and that of touch-down.
  var travel: CGFloat { (place - start).length }
}

extension CGPoint {
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// Returns the centre of points, or the origin if there are none.
  static func centre(of points: [CGPoint]) -> CGPoint {
    guard let first = points.first else { return .zero }
    // Returns a single point without rounding errors.
    guard points.count > 1 else { return first }
    let sum = points.reduce(.zero, +)
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }
}
