public import Foundation
import Layers

/// A view that shows an image, `scaleToFill` unless told otherwise.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image != oldValue { showImage() } }
  }

  /// As large as the image; 0×0 without one.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    showImage()  // observers are silent in initialisers
  }

  private func showImage() {
    layer.contents = image
    layer.contentsScale = image?.scale ?? 1
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    image?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
