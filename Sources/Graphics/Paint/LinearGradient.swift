public import Foundation

/// Colours along a line, equal across it, as CAGradientLayer's axial gradient: before the first
/// location the first colour, after the last the last; between two stops straight components run
/// evenly, as in Core Graphics: from white to `clear` (which is black) it goes through grey. Fade to
/// `white.withAlpha(0)` to stay white.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a place on the line.
  public struct Stop: Hashable, Sendable {
    /// Between two stops, colours are mixed.
    public let color: Color
    /// 0 at the start, 1 at the end; may lie outside.
    public let location: Double

    /// `location` runs from 0 at the start to 1 at the end.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Where location 0 and 1 are, in device pixels. Equal or not finite points draw nothing.
  public let start, end: CGPoint
  /// Locations must not decrease; one less than its predecessor, or NaN, counts as equal to it. No
  /// stops draw nothing.
  public let stops: [Stop]

  /// Before the first stop and beyond the last, their colours go on.
  public init(start: CGPoint, end: CGPoint, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// Colours at even distances from start to end.
  public init(start: CGPoint, end: CGPoint, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      start: start, end: end,
      stops: colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) })
  }
}
