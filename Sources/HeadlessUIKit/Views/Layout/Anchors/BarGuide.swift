import AutoLayout
import Foundation

/// The layout guide of the area under a view controller's top or bottom bars.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
