import AutoLayout
import Foundation

extension UIView {
  /// The default margins: 8 points on each side. Zero on the root view of a controller, which uses
  /// the system's minimum instead.
  private var defaultMargins: UIEdgeInsets {
    if let owner, owner.viewRespectsSystemMinimumLayoutMargins { return .zero }
    if layout.isRowContent { return rowMargins }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// The default margins of a table row's content: 11 points above and below, and the system's
  /// margin at the sides. The trailing margin is 8 beside an accessory view.
  ///
  /// These are the distances in the frames that Xcode 11 and later write into storyboards.
  private var rowMargins: UIEdgeInsets {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rest = superview.map { isFlipped ? frame.minX : $0.bounds.width - frame.maxX } ?? 0
    let margins = NSDirectionalEdgeInsets(
      top: 11, leading: systemSideMargin, bottom: 11, trailing: rest > 0 ? 8 : systemSideMargin)
    return margins.physical(isFlipped ? .rightToLeft : .leftToRight)
  }

  /// The distance that the system leaves between content and the sides of a window, in points.
  ///
  /// A view outside a window uses the width of the screen.
  var systemSideMargin: CGFloat {
    systemSideMargin(inWidth: window?.bounds.width ?? environment.screen.bounds.width)
  }

  /// Returns the system's side margin in a width of this view's traits, in points.
  func systemSideMargin(inWidth width: CGFloat) -> CGFloat {
    width < 414 ? 16 : traitCollection.systemSideMargin(inWidth: width)
  }

  /// The layout margins that result from the app's margins, the system minimum, the safe area and
  /// the superview's margins.
  var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins = layout.margins?.physical(direction) ?? defaultMargins
    if let owner, owner.viewRespectsSystemMinimumLayoutMargins {
      margins = margins.atLeast(owner.systemMinimumLayoutMargins.physical(direction))
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, space, own) = (superview.layoutMargins, superview.bounds, frame)
    return margins.atLeast(
      UIEdgeInsets(
        top: outer.top - (own.minY - space.minY), left: outer.left - (own.minX - space.minX),
        bottom: outer.bottom - (space.maxY - own.maxY),
        right: outer.right - (space.maxX - own.maxX)))
  }

  /// Notifies this view, its controller and descendants that preserve superview margins of new
  /// margins.
  func marginsChanged() {
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    insetsChanged()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsChanged()
    }
  }

  func changeMargins(to margins: LayoutMargins) {
    let areFinite =
      switch margins {
      case .physical(let insets): accepts(insets, for: "layoutMargins")
      case .directional(let insets): accepts(insets, for: "directionalLayoutMargins")
      }
    guard areFinite else { return }
    guard margins != layout.margins else { return }
    layout.margins = margins
    marginsChanged()
  }

  /// Updates constraints and margins that depend on the reading direction.
  func readingDirectionChanged() {
    for constraint in layout.constraints where constraint.followsReading {
      if let lowered = constraint.lowered { constraint.engine?.reinstall(lowered) }
    }
    if case .directional = layout.margins { marginsChanged() }
    setNeedsLayout()
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ kind: WritableKeyPath<ViewLayout, AxisPriorities>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard layout[keyPath: kind][axis] != priority else { return }
    guard priority.isValid else {
      return environment.problems.report(
        .priorityOutOfRange(
          constraint: "\(StableName.view(self)) content size", priority: priority.rawValue))
    }
    layout[keyPath: kind][axis] = priority
    contentPrioritiesChanged()
  }
}

extension UIEdgeInsets {
  /// Returns the larger inset on each side.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let isFlipped = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isFlipped ? right : left, bottom: bottom,
      trailing: isFlipped ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  func physical(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isFlipped = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isFlipped ? trailing : leading, bottom: bottom,
      right: isFlipped ? leading : trailing)
  }
}

extension UITraitCollection {
  /// Returns the system's side margin in a width, in points: 16, or 20 from 414 points on. It stays
  /// 16 where both size classes are compact.
  ///
  /// Pictures of Tinder's Layout, recorded on iOS 26, have 16 points at the sides of iPhone X, 13
  /// and 13 mini in landscape.
  func systemSideMargin(inWidth width: CGFloat) -> CGFloat {
    let isSmall = horizontalSizeClass == .compact && verticalSizeClass == .compact
    return width < 414 || isSmall ? 16 : 20
  }
}
