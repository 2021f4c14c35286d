import Foundation

/// A scroll view of three pages: the previous, the current and the next one.
///
/// At rest the current page is in the middle, so the offset is one page length, as in UIKit. Where
/// a page is missing, a negative inset prevents scrolling there.
final class PageScrollView: UIScrollView {
  /// The closure called when a drag begins.
  var begins: (() -> Void)?
  /// The closure called when deceleration ends.
  var rests: (() -> Void)?

  override var isDragging: Bool {
    willSet { if newValue, !isDragging { begins?() } }
  }

  override var isDecelerating: Bool {
    didSet { if oldValue, !isDecelerating, !isDragging { rests?() } }
  }
}
