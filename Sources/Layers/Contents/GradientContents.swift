public import Foundation
public import Graphics

/// A gradient in a layer, as drawn by `CAGradientLayer`.
public struct GradientContents: Hashable, Sendable {
  /// The geometry of a gradient.
  public enum Kind: Hashable, Sendable {
    /// A gradient along the line from the start to the end.
    case axial
    /// A gradient around the start point. The end point's distances from it are the half axes of
    /// the ellipse.
    case radial
    /// A gradient clockwise around the start point, with the first colour in the direction of the
    /// end point.
    case conic
  }

  /// The geometry of the gradient; axial by default.
  public var kind = Kind.axial
  /// The colour stops, with locations from 0 to 1.
  public var stops: [LinearGradient.Stop]
  /// The start and the end of the gradient, in unit coordinates of the layer's bounds.
  public var startPoint, endPoint: CGPoint

  /// Creates a gradient, by default from the middle of the top edge to the middle of the bottom
  /// edge.
  public init(
    stops: [LinearGradient.Stop], startPoint: CGPoint = CGPoint(x: 0.5, y: 0),
    endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}
