extension UIViewController {
  /// Has a long press on a view show what the delegate says, with the `previewActionItems` of that controller beside
  /// it.
  ///
  /// - Note: Partly: the whole view is lifted, whatever `sourceRect` says.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }

  /// Ends it.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    (previewing as? PreviewingContext)?.end()
    previewingContexts.removeAll { $0 === previewing }
  }
}
