import Foundation

/// Pages side by side: one before the current one, it, and one after. At rest the current one is in the
/// middle, so that the offset is a page's length, as in UIKit; where there is no page the inset keeps
/// the content from going there.
final class PageScrollView: UIScrollView {
  /// A finger begins to scroll.
  var begins: (() -> Void)?
  /// Content that a finger has left has come to rest.
  var rests: (() -> Void)?

  override var isDragging: Bool {
    willSet { if newValue, !isDragging { begins?() } }
  }

  override var isDecelerating: Bool {
    didSet { if oldValue, !isDecelerating, !isDragging { rests?() } }
  }
}
