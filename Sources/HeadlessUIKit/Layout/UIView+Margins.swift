import AutoLayout
import Foundation

/// Which way text is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether a view turns around where reading begins at the right; raw values as UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// 8 all around; a controller's view has none above and below, and 16 at the sides, 20 on screens
  /// from 414 points of width.
  var defaultMargins: UIEdgeInsets {
    guard owner != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = environment.screen.bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  func changeMargins(to margins: LayoutMargins) {
    let areFinite =
      switch margins {
      case .physical(let insets): admits(insets, for: "layoutMargins")
      case .directional(let insets): admits(insets, for: "directionalLayoutMargins")
      }
    guard areFinite else { return }
    guard margins != layout.margins else { return }
    layout.margins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Leading and trailing trade sides in the constraints that this view arranges, and its margins.
  func readingDirectionChanged() {
    for constraint in layout.constraints where constraint.followsReading {
      if let lowered = constraint.lowered { constraint.engine?.reinstall(lowered) }
    }
    if case .directional = layout.margins { layoutMarginsDidChange() }
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
