public import Foundation
public import Graphics

/// A gradient in a layer: `CAGradientLayer`.
public struct GradientContents: Hashable, Sendable {
  /// How colours lie about the two points.
  public enum Kind: Hashable, Sendable {
    /// Along the line from the start to the end.
    case axial
    /// Around the start, in the ellipse whose half axes are the end's distances from it.
    case radial
    /// Clockwise around the start, the first colour towards the end.
    case conic
  }

  /// Axial unless told.
  public var kind = Kind.axial
  /// Locations run along the line from 0 to 1.
  public var stops: [LinearGradient.Stop]
  /// Unit coordinates of the layer's bounds.
  public var startPoint, endPoint: CGPoint

  /// From the middle of the top edge to the middle of the bottom edge unless told.
  public init(
    stops: [LinearGradient.Stop], startPoint: CGPoint = CGPoint(x: 0.5, y: 0),
    endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}
