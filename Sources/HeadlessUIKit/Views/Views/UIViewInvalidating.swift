/// A kind of invalidation for properties marked with `@Invalidating`.
@preconcurrency @MainActor
public protocol UIViewInvalidating: Sendable {
  /// Invalidates a view.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Requests layout of the subviews.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Requests drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Requests an update of the constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Invalidates the intrinsic content size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Requests an update of the configuration of cells, headers, footers and buttons.
  public static var configuration: Self { Self() }
}
