public import Foundation
public import Graphics

/// A linear gradient in a layer: `CAGradientLayer` of type axial.
public struct GradientContents: Hashable, Sendable {
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
