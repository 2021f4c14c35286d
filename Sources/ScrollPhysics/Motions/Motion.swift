/// A one-dimensional motion in closed form: asked, never stepped.
///
/// Times are seconds since the motion began, positions are content offsets in points, velocities
/// points per second. The formulas hold in `0...duration`; from there on a trajectory goes on from
/// exactly `end`, which a motion that dies out exponentially would never reach by itself.
public protocol Motion: Sendable {
  func position(at time: Double) -> Double
  func velocity(at time: Double) -> Double
  /// The fling's momentum, which outlives an assignment of the offset. It differs from the
  /// velocity where something else moves the content too.
  func momentum(at time: Double) -> Double
  var duration: Double { get }
  var end: Double { get }
}
