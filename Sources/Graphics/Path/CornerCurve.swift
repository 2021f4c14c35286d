import Foundation

/// The curve of a rounded corner: a quarter circle, or Core Animation's smoother curve.
public enum CornerCurve: Hashable, Sendable {
  case circular, continuous
}
