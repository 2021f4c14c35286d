import Foundation

/// A standard cell's image view, for the same reason.
final class CellImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}
