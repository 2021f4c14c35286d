public import Foundation

/// A size of a screen.
@preconcurrency @MainActor
open class UIScreenMode: _Object {
  /// The size in pixels.
  public let size: CGSize
  /// The aspect ratio of a pixel. Always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init(_object: ())
  }
}
