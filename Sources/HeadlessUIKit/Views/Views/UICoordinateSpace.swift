public import Foundation

/// What has coordinates: views, and the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// What of it is seen, in its own coordinates.
  var bounds: CGRect { get }
  /// From these coordinates to others.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// From other coordinates to these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// From these coordinates to others; under rotation the bounding rectangle.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// From other coordinates to these; under rotation the bounding rectangle.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// To another space's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  /// From another space's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  /// To another space's coordinates; under rotation the bounding rectangle.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  /// From another space's coordinates; under rotation the bounding rectangle.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

// Windows fill the screen: its coordinates are theirs.
extension UIScreen: UICoordinateSpace {
  /// The screen's coordinates as it is held.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// To another space's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  /// From another space's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  /// To another space's coordinates; under rotation the bounding rectangle.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  /// From another space's coordinates; under rotation the bounding rectangle.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
