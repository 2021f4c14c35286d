import Foundation

extension UITouch {
  /// Returns the location of touch-down, in the coordinates of `view`.
  func start(in view: UIView) -> CGPoint { view.convert(start, from: nil) }
}
