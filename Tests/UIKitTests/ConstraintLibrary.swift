import UIKit

// Features of UIKit that SnapKit 5.7 needs in addition to those used by the listings. The code is
// in a library's style: Swift 5, no isolation, and names reached through extensions, protocols and
// associated objects.

/// A constraint subclass that is created only by the inherited initialiser.
final class LibraryConstraint: NSLayoutConstraint {
  weak var maker: LibraryMaker?
}

final class LibraryMaker {
  private(set) var constraints: [LibraryConstraint] = []

  func tie(
    _ item: LibraryItem, _ attribute: NSLayoutConstraint.Attribute, to other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, inset: UIEdgeInsets = .zero
  ) {
    let constraint = LibraryConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other ?? item.parent,
      attribute: otherAttribute, multiplier: 1, constant: distance(attribute, inset))
    constraint.identifier = "library"
    constraint.priority = UILayoutPriority(rawValue: 999)
    constraint.maker = self
    constraints.append(constraint)
    NSLayoutConstraint.activate([constraint])
    item.makers.add(self)
  }

  /// Switches without `default`, so that an additional or a missing attribute is a compile-time
  /// error.
  private func distance(_ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets)
    -> CGFloat
  {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return insets.left
    case .right, .trailing, .rightMargin, .trailingMargin: return -insets.right
    case .top, .topMargin, .firstBaseline: return insets.top
    case .bottom, .bottomMargin, .lastBaseline: return -insets.bottom
    case .centerX, .centerXWithinMargins: return (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
    case .width: return -(insets.left + insets.right)
    case .height: return -(insets.top + insets.bottom)
    case .notAnAttribute: return 0
    }
  }
}

protocol LibraryItem: AnyObject {}
extension UIView: LibraryItem {}
extension UILayoutGuide: LibraryItem {}

private var makersKey: UInt8 = 0

extension LibraryItem {
  var parent: UIView? { (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView }

  var makers: NSMutableSet {
    if let makers = objc_getAssociatedObject(self, &makersKey) as? NSMutableSet { return makers }
    let makers = NSMutableSet()
    objc_setAssociatedObject(self, &makersKey, makers, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return makers
  }
}

extension UILayoutSupport {
  var target: AnyObject? { self }
}

/// Pins a view between the bars of the controller, as plain code would.
func placeBetweenBars(_ view: UIView, of controller: UIViewController) -> LibraryMaker {
  let maker = LibraryMaker()
  view.translatesAutoresizingMaskIntoConstraints = false
  maker.tie(view, .left, to: nil, .left, inset: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
  maker.tie(view, .right, to: nil, .right)
  maker.tie(view, .top, to: controller.topLayoutGuide.target, .bottom)
  maker.tie(view, .bottom, to: controller.bottomLayoutGuide.target, .top)
  return maker
}
