import Foundation
import Typography

/// The readable content area of a view.
extension UIView {
  /// The widest readable line of body text, in points. Apple does not publish the widths. 672
  /// points at the standard text size matches screens. The widths of other text sizes are in
  /// proportion to their body text.
  var readableWidth: CGFloat {
    let category = traitCollection.preferredContentSizeCategory.category
    let body = TextStyle.body
    return (672 * body.pointSize(at: category) / body.pointSize(at: .large)).rounded()
  }

  /// The frame of the readable content guide in the current bounds.
  var readableFrame: CGRect {
    let inner = bounds.inset(by: layoutMargins)
    let width = max(0, min(inner.width, readableWidth))
    return CGRect(x: inner.midX - width / 2, y: inner.minY, width: width, height: inner.height)
  }

  /// Creates the guide and the constraints that place it.
  func makeReadableContentGuide() -> UILayoutGuide {
    let guide = layout.guides.makeReadable(of: self)
    let margins = layoutMarginsGuide
    let fill = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fill.priority = UILayoutPriority(999)
    let constraints = [
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: readableWidth),
      fill,
    ]
    for constraint in constraints { constraint.identifier = guide.identifier }
    NSLayoutConstraint.activate(constraints)
    return guide
  }
}
