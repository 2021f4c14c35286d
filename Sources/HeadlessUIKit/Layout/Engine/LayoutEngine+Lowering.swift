import Cassowary
import Foundation

/// How a constraint becomes a row.
extension LayoutEngine {
  /// `terms + constant`, in the coordinates of a container.
  struct Sum {
    let container: UIView
    var expression = LinearExpression()

    mutating func add(_ variable: Variable, times factor: Double) {
      expression.terms.append(Term(variable, times: factor))
    }
  }

  func lower(_ constraint: NSLayoutConstraint, into row: LayoutRow) -> LinearConstraint? {
    guard let container = constraint.owner, let first = constraint.firstItem else { return nil }
    let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondItem
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var sum = Sum(container: container)
    add(attributes[0].resolved(rightToLeft: isRightToLeft), of: first, times: 1, to: &sum)
    if let second {
      add(
        attributes[1].resolved(rightToLeft: isRightToLeft), of: second,
        times: -Double(constraint.multiplier), to: &sum)
    }
    row.sign = isRightToLeft && attributes.contains(where: \.followsReading) ? -1 : 1
    row.base = sum.expression.constant
    let relation = constraint.relation.cassowary(mirrored: row.sign < 0)
    return LinearConstraint(
      sum.expression, relation, row.sign * Double(constraint.constant),
      priority: Priority(Double(constraint.priority.rawValue)))
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, times factor: Double,
    to sum: inout Sum
  ) {
    if let view = object as? UIView {
      if let attribute = attribute.withinMargins {
        add(attribute, of: view.layoutMarginsGuide, times: factor, to: &sum)
      } else if view === sum.container {
        addOwn(attribute, of: view, times: factor, to: &sum)
      } else {
        addDistant(attribute, of: view, times: factor, to: &sum)
      }
    } else if let guide = object as? UILayoutGuide, let owner = guide.owningView {
      add(attribute, of: guide, in: owner, times: factor, to: &sum)
    }
  }

  /// The container itself: its own corner is the origin; a scroll view's edges are its content's.
  private func addOwn(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, times factor: Double,
    to sum: inout Sum
  ) {
    guard let axis = attribute.axis else { return }
    let size = item(for: view).size(axis)
    let insets = view.alignmentInsets(axis)
    switch attribute {
    case .left, .top, .firstBaseline: sum.expression.constant += factor * insets.before
    case .right, .bottom, .lastBaseline:
      if view.scrollContentOffset != nil {
        sum.add(contentVariable(of: view, axis), times: factor)
      } else {
        sum.add(size, times: factor)
      }
      sum.expression.constant -= factor * insets.after
    case .centerX, .centerY:
      sum.add(size, times: factor / 2)
      sum.expression.constant += factor * (insets.before - insets.after) / 2
    default:
      sum.add(size, times: factor)
      sum.expression.constant -= factor * (insets.before + insets.after)
    }
    addBaseline(attribute, of: view, times: factor, to: &sum)
  }

  /// A view below the container.
  private func addDistant(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, times factor: Double,
    to sum: inout Sum
  ) {
    guard let axis = attribute.axis else { return }
    let item = item(for: view)
    let insets = view.alignmentInsets(axis)
    if attribute.isSize {
      sum.add(item.size(axis), times: factor)
      sum.expression.constant -= factor * (insets.before + insets.after)
      return
    }
    addOrigin(of: view, axis, times: factor, to: &sum)
    switch attribute {
    case .left, .top, .firstBaseline: sum.expression.constant += factor * insets.before
    case .right, .bottom, .lastBaseline:
      sum.add(item.size(axis), times: factor)
      sum.expression.constant -= factor * insets.after
    default:
      sum.add(item.size(axis), times: factor / 2)
      sum.expression.constant += factor * (insets.before - insets.after) / 2
    }
    addBaseline(attribute, of: view, times: factor, to: &sum)
  }

  private func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, times factor: Double,
    to sum: inout Sum
  ) {
    if attribute == .firstBaseline {
      sum.add(baselines(of: view).first, times: factor)
    } else if attribute == .lastBaseline {
      sum.add(baselines(of: view).last, times: -factor)
    }
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide, in owner: UIView,
    times factor: Double, to sum: inout Sum
  ) {
    // A guide has no margins within it: those of its edges are its edges.
    let attribute = attribute.withinMargins ?? attribute
    guard let axis = attribute.axis else { return }
    let isHorizontal = axis == .horizontal
    var origin: Variable?
    let size: Variable
    switch guide.kind {
    case .content:
      size = contentVariable(of: owner, axis)
    case .viewport:
      let scroll = scrollVariables(of: owner)
      origin = isHorizontal ? scroll.offsetX : scroll.offsetY
      size = item(for: owner).size(axis)
    case .free, .safeArea, .margins, .topBars, .bottomBars:
      let item = item(for: guide, in: owner)
      (origin, size) = (item.origin(axis), item.size(axis))
    }
    if attribute.isSize { return sum.add(size, times: factor) }
    addInside(of: owner, axis, times: factor, to: &sum)
    if let origin { sum.add(origin, times: factor) }
    switch attribute {
    case .left, .top, .firstBaseline: break
    case .centerX, .centerY: sum.add(size, times: factor / 2)
    default: sum.add(size, times: factor)
    }
  }

  /// Where the view's corner is: its own position and that of all views up to the container.
  private func addOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, to sum: inout Sum
  ) {
    sum.add(item(for: view).origin(axis), times: factor)
    if let superview = view.superview { addInside(of: superview, axis, times: factor, to: &sum) }
  }

  /// From the view's inner coordinates to the container's.
  private func addInside(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, to sum: inout Sum
  ) {
    guard view !== sum.container else { return }
    if view.scrollContentOffset != nil {
      let scroll = scrollVariables(of: view)
      sum.add(axis == .horizontal ? scroll.offsetX : scroll.offsetY, times: -factor)
    }
    addOrigin(of: view, axis, times: factor, to: &sum)
  }
}

extension NSLayoutConstraint.Relation {
  /// Mirroring an axis turns inequalities around.
  fileprivate func cassowary(mirrored: Bool) -> Cassowary.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: mirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: mirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

extension UIView {
  func alignmentInsets(_ axis: NSLayoutConstraint.Axis) -> (before: Double, after: Double) {
    let insets = alignmentRectInsets
    return axis == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }
}
