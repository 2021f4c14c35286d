import Foundation

/// A point on the centre line of a stroke.
struct SpineStation {
  var point: SIMD2<Double>
  /// The unit directions into and out of the point, which differ at a corner.
  var incoming, outgoing: SIMD2<Double>
  /// Whether the corner is a cusp of a curve, which is rounded whatever the join.
  var isCusp = false

  var isCorner: Bool { incoming != outgoing }

  init(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) {
    (self.point, incoming, outgoing) = (point, direction, direction)
  }
}
