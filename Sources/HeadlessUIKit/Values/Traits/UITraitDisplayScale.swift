public import Foundation

/// The trait of the display scale, in pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value without an override: 0.
  public static var defaultValue: CGFloat { 0 }
}

extension UITraitDisplayScale: StoredTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, CGFloat?> { \.displayScale }
}
