import Foundation

extension UIView {
  /// The size of a view at an end of a bar or a text field: the one from constraints or from the
  /// view itself, otherwise its current size.
  var accessorySize: CGSize {
    var size = bounds.size
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let own = intrinsicContentSize
    let isFree = !translatesAutoresizingMaskIntoConstraints
    if isFree || size.width <= 0 { size.width = max(fitting.width, own.width, 0) }
    if isFree || size.height <= 0 { size.height = max(fitting.height, own.height, 0) }
    return size
  }
}
