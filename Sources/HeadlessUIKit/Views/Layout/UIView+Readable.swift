import Foundation
import Typography

/// Where text is easy to read.
extension UIView {
  /// The widest that lines of body text should be, in points. Apple does not publish the widths; 672
  /// points at the standard text size is what screens show, and those of the other sizes are in
  /// proportion to their body text.
  var readableWidth: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    let standard = UIFontMetrics(forTextStyle: .body)
    return standard.scaledValue(
      for: 672, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).rounded()
  }

  /// As the guide's constraints put it, in the present bounds.
  var readableFrame: CGRect {
    let inner = bounds.inset(by: layoutMargins)
    let width = max(0, min(inner.width, readableWidth))
    return CGRect(x: inner.midX - width / 2, y: inner.minY, width: width, height: inner.height)
  }

  /// Makes the guide and the constraints that place it.
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
