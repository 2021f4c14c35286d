import AutoLayout
import Foundation

/// A strip under a bar.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
