/// What a change of a property marked `@Invalidating` makes a view do again.
@preconcurrency @MainActor
public protocol UIViewInvalidating: Sendable {
  /// Marks what has to be done again.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Lays its subviews out.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Draws itself.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Updates its constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Is asked for its size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Cells, headers and buttons update their configuration.
  public static var configuration: Self { Self() }
}
