import Foundation
import Graphics

/// What a picture says of how it is to be shown, beside its pixels.
struct ImageLook: Equatable {
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether caps were set, be they zero.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeftLayoutDirection = false
  /// Shown one after the other; none is a picture that stands.
  var images: [UIImage]?
  var duration: TimeInterval = 0
  /// What symbol of the system it is; nil for none.
  var symbol: Symbol?
  /// How its pixels were turned, and those before they were.
  var orientation = UIImage.Orientation.up
  var unturned: ImageSource?

  struct Symbol: Equatable {
    let name: String
    let configuration: UIImage.SymbolConfiguration
  }
}
