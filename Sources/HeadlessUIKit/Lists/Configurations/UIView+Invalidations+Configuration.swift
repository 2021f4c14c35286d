extension UIView.Invalidations {
  /// Invalidates the configuration of cells, headers, footers and buttons with
  /// `setNeedsUpdateConfiguration()`. Has no effect on other views.
  public struct Configuration: UIViewInvalidating {
    /// Creates an invalidation of the configuration.
    public nonisolated init() {}
    /// Calls the view's `setNeedsUpdateConfiguration()`, if the view has it.
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
}
