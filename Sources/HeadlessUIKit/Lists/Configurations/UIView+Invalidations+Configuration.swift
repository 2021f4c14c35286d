extension UIView.Invalidations {
  /// Invalidates the configuration of cells, headers, footers and buttons with
  /// `setNeedsUpdateConfiguration()`. Has no effect on other views.
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
}
