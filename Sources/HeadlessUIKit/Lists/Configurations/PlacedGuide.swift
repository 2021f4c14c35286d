import Foundation

/// A layout guide whose rectangle is set directly, by constraints with constant values.
@MainActor
final class PlacedGuide {
  let guide = UILayoutGuide()
  private let left, top, width, height: NSLayoutConstraint

  init(in view: UIView) {
    view.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
  }

  func place(_ rect: CGRect) {
    let wanted: [(NSLayoutConstraint, CGFloat)] = [
      (left, rect.minX), (top, rect.minY), (width, rect.width), (height, rect.height),
    ]
    for (constraint, constant) in wanted where constraint.constant != constant {
      constraint.constant = constant
    }
  }
}
