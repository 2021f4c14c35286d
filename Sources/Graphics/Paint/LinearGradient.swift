public import Foundation

/// A gradient along a line, as the axial gradient of `CAGradientLayer`.
///
/// Before the first location it has the first colour, and after the last location the last colour.
/// Between two stops, straight (not premultiplied) components are interpolated, as in Core
/// Graphics. So a gradient from white to `clear`, which is black, passes through grey. Fade to
/// `white.withAlpha(0)` to stay white.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a location on the line.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public let color: Color
    /// The location, 0 at the start and 1 at the end. Values outside are allowed.
    public let location: Double

    /// Creates a stop. `location` is 0 at the start of the gradient and 1 at the end.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The points with location 0 and 1, in device pixels. Equal points, or points that are not
  /// finite, draw nothing.
  public let start, end: CGPoint
  /// The colour stops, in ascending order of location. Without stops, nothing is drawn.
  ///
  /// A location that is less than its predecessor, or NaN, counts as equal to it.
  public let stops: [Stop]

  /// Creates a gradient with colour stops.
  public init(start: CGPoint, end: CGPoint, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// Creates a gradient with evenly spaced colours from start to end.
  public init(start: CGPoint, end: CGPoint, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      start: start, end: end,
      stops: colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) })
  }
}
