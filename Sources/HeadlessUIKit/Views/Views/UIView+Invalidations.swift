extension UIView {
  /// The kinds of invalidation that `@Invalidating` supports.
  public enum Invalidations {
    /// Invalidates the layout with `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      /// Calls `setNeedsLayout()` on the view.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Invalidates the drawing with `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      /// Calls `setNeedsDisplay()` on the view.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Invalidates the constraints with `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      /// Calls `setNeedsUpdateConstraints()` on the view.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Invalidates the content size with `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the invalidation.
      public nonisolated init() {}
      /// Calls `invalidateIntrinsicContentSize()` on the view.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// A combination of two invalidations.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// Combines two invalidations in this order.
      public nonisolated init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
      }

      /// Applies both invalidations to the view.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}
