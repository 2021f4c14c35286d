/// A one-dimensional motion in closed form, which is evaluated at any time instead of being
/// stepped.
///
/// Times are in seconds since the motion began, positions are content offsets in points, and
/// velocities are in points per second. The formulas hold in `0...duration`. After that, a
/// trajectory continues from exactly `end`, which a motion with exponential decay never reaches by
/// itself.
public protocol Motion: Sendable {
  func position(at time: Double) -> Double
  func velocity(at time: Double) -> Double
  /// Returns the momentum of the fling, which survives an assignment of the offset. It differs from
  /// the velocity if another force also moves the content.
  func momentum(at time: Double) -> Double
  var duration: Double { get }
  var end: Double { get }
}
