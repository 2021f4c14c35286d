import Foundation

/// The image view of a standard cell. The cell positions its labels by the image, so a new image
/// lays out the cell.
final class CellImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}
