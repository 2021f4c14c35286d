public import Foundation

extension UIView {
  /// Returns the first view with a tag among this view and its descendants, in depth-first order;
  /// nil if none has it.
  ///
  /// - Complexity: O(number of descendants).
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  /// Returns the layout direction for a semantic attribute, in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: ScreenEnvironment.current.layoutDirection)
  }

  /// Returns the layout direction for a semantic attribute, relative to another direction. Playback
  /// and spatial content is always left-to-right
  /// (https://developer.apple.com/documentation/uikit/uisemanticcontentattribute).
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Returns a view with a snapshot of part of this view. When the snapshot view is resized, the
  /// areas within `capInsets` keep their size.
  ///
  /// - Parameter afterUpdates: Ignored: the snapshot always includes the latest changes.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, !bounds.isEmpty else { return nil }
    let picture = pictureView()
    let part = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let size = bounds.size
    picture.frame = CGRect(origin: .zero, size: rect.size)
    picture.layer.contentsRect = CGRect(
      x: part.minX / size.width, y: part.minY / size.height, width: part.width / size.width,
      height: part.height / size.height)
    if capInsets != .zero {
      picture.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
        height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
    }
    return picture
  }
}
