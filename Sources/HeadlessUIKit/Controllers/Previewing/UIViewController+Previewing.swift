extension UIViewController {
  /// Registers a view for previews: a long press on it shows the view controller that the delegate
  /// returns.
  ///
  /// The `previewActionItems` of that view controller are shown next to it.
  ///
  /// - Note: Partly: the whole view is lifted, because `sourceRect` is ignored.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }

  /// Unregisters a view for previews.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    (previewing as? PreviewingContext)?.end()
    previewingContexts.removeAll { $0 === previewing }
  }
}
