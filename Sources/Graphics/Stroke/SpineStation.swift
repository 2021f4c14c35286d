import Foundation

/// A place on the line that a stroke follows.
struct SpineStation {
  var point: SIMD2<Double>
  /// Unit vectors: how the line comes to the point and how it leaves it. They differ at a corner.
  var incoming, outgoing: SIMD2<Double>
  /// A corner that the curve itself has (a cusp): rounded, whatever the join.
  var isCusp = false

  var isCorner: Bool { incoming != outgoing }

  init(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) {
    (self.point, incoming, outgoing) = (point, direction, direction)
  }
}
