import Foundation

/// How a rounded corner bends: a quarter circle, or Core Animation's smoother curve.
public enum CornerCurve: Hashable, Sendable {
  case circular, continuous
}
