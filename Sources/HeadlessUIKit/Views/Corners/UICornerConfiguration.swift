public import Foundation

/// The corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable { case capsule(maximum: CGFloat?), corners(UICornerRadius) }

  let kind: Kind

  /// Returns corners with a radius of half the smaller side; at most `maximumRadius`, in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  /// Returns corners with one radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners(radius))
  }

  /// Returns corners with one radius, in points.
  @_disfavoredOverload
  public static func corners(radius: CGFloat) -> UICornerConfiguration {
    corners(radius: .fixed(radius))
  }
}

extension UIView {
  /// Sets the layer's radius for the current size.
  func applyCorners() {
    guard let cornerConfiguration else { return }
    let radius: CGFloat =
      switch cornerConfiguration.kind {
      case .capsule(let maximum):
        min(min(bounds.width, bounds.height) / 2, maximum ?? .greatestFiniteMagnitude)
      case .corners(let radius): concreteRadius(radius)
      }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    layer.cornerCurve = .continuous
  }

  private func concreteRadius(_ radius: UICornerRadius) -> CGFloat {
    switch radius.kind {
    case .fixed(let points): return points
    case .concentric(let minimum):
      guard let superview else { return minimum }
      let distance = min(
        frame.minX, frame.minY, superview.bounds.width - frame.maxX,
        superview.bounds.height - frame.maxY)
      return max(minimum, superview.layer.cornerRadius - max(0, distance))
    }
  }
}
