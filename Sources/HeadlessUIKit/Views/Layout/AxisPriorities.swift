import AutoLayout
import Foundation

struct AxisPriorities {
  var horizontal, vertical: UILayoutPriority

  init(both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
