extension UIView {
  /// What `@Invalidating` knows.
  public enum Invalidations {
    /// `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// There is nothing to say.
      public nonisolated init() {}
      /// Marks the view.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// There is nothing to say.
      public nonisolated init() {}
      /// Marks the view.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// There is nothing to say.
      public nonisolated init() {}
      /// Marks the view.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// There is nothing to say.
      public nonisolated init() {}
      /// Marks the view.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// `setNeedsUpdateConfiguration()` of cells, headers and buttons; nothing of others.
    public struct Configuration: UIViewInvalidating {
      /// There is nothing to say.
      public nonisolated init() {}
      /// Marks the view.
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    /// One after the other.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// In this order.
      public nonisolated init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
      }

      /// Marks the view.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}
