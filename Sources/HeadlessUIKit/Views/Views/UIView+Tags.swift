public import Foundation

extension UIView {
  /// This view or the first below it with that tag, each view before those in it; nil without one.
  ///
  /// - Complexity: linear in the views below.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  /// Two subviews change places from back to front. Indices of no subviews change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else {
      return
    }
    let (back, front) = (subviews[low], subviews[high])
    insertSubview(front, at: low)
    insertSubview(back, at: high)
  }

  /// Where reading begins for an attribute, in the language of the app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: ScreenEnvironment.current.layoutDirection)
  }

  /// Where reading begins for an attribute in a surrounding direction: players and what is spatial read
  /// from left to right everywhere
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

  /// What constraints act on when the view has that frame: less `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for which `alignmentRect(forFrame:)` is that rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Pixels per point of what the view draws: the screen's, unless its layer's `contentsScale` was set.
  ///
  /// - Note: Partly: what `draw(_:)` draws always has the screen's.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale == 1 ? environment.screen.scale : layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// A view that shows a picture of a part of this one; when it is resized, the ends that `capInsets`
  /// name keep their size.
  ///
  /// - Parameter afterUpdates: what is seen is always what was set last.
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
