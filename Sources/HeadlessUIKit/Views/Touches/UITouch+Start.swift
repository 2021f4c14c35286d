import Foundation

extension UITouch {
  /// Where the finger came down, in the coordinates of `view`.
  func start(in view: UIView) -> CGPoint { view.convert(start, from: nil) }
}
