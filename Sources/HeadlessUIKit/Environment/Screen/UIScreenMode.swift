public import Foundation

/// A size that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: _Object {
  /// In pixels.
  public let size: CGSize
  /// Pixels are square.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init(_object: ())
  }
}
