import Foundation
import Graphics

/// The properties of an image that affect its display, apart from the pixels.
struct ImageLook: Equatable {
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether cap insets were set, even to zero.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeftLayoutDirection = false
  /// The frames of an animated image; nil for a still image.
  var images: [UIImage]?
  var duration: TimeInterval = 0
  /// The system symbol that the image shows; nil for none.
  var symbol: Symbol?
  /// The colour of a symbol that was tinted; nil for none.
  var tint: Color?
  /// The orientation applied to the pixels, and the pixels before it was applied.
  var orientation = UIImage.Orientation.up
  var unturned: ImageSource?

  struct Symbol: Equatable {
    let name: String
    let configuration: UIImage.SymbolConfiguration
  }
}
