import Graphics

/// What of a path counts as inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where it winds around.
  case winding
  /// Where it winds around an odd number of times.
  case evenOdd

  var rule: FillRule { self == .winding ? .nonZero : .evenOdd }
}
