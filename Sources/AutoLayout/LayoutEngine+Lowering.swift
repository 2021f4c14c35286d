import Cassowary
import Foundation

/// How a constraint becomes a row.
extension LayoutEngine {
  /// `terms + constant`, in the coordinates of a container.
  private struct Sum {
    let container: any LayoutBox
    var expression = LinearExpression()
    /// The first element's position, or size.
    var subject: Variable?

    mutating func add(_ variable: Variable, times factor: Double) {
      expression.terms.append(Term(variable, times: factor))
    }
  }

  /// Nil once the container or the first element is gone.
  func lower(_ constraint: LayoutConstraint, into row: LayoutRow) -> LinearConstraint? {
    guard let container = row.container, let first = constraint.first else { return nil }
    let isRightToLeft = container.layoutReadsRightToLeft
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let followsReading = attributes.contains { $0?.followsReading ?? false }
    var sum = Sum(container: container)
    add(
      constraint.firstAttribute.part(rightToLeft: isRightToLeft), constraint.firstAttribute.axis,
      of: first, times: 1, to: &sum)
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      add(
        attribute.part(rightToLeft: isRightToLeft), attribute.axis, of: second,
        times: -constraint.multiplier, to: &sum)
    }
    row.sign = isRightToLeft && followsReading ? -1 : 1
    row.base = sum.expression.constant
    let relation = constraint.relation.cassowary(mirrored: row.sign < 0)
    return LinearConstraint(
      sum.expression, relation, row.sign * constraint.constant,
      priority: Priority(constraint.priority), subject: sum.subject)
  }

  private func add(
    _ part: LayoutPart, _ axis: LayoutAxis, of element: any LayoutElement, times factor: Double,
    to sum: inout Sum
  ) {
    switch element.layoutForm {
    case .box(let box):
      if box === sum.container {
        addOwn(part, axis, of: box, times: factor, to: &sum)
      } else {
        addDistant(part, axis, of: box, times: factor, to: &sum)
      }
      addBaseline(part, of: box, times: factor, to: &sum)
    case .region(let region):
      guard let parent = region.layoutParent else { return }
      add(part, axis, of: region, in: parent, times: factor, to: &sum)
    }
  }

  /// The container itself: its own corner is the origin; where it scrolls, its edges are its
  /// content's.
  private func addOwn(
    _ part: LayoutPart, _ axis: LayoutAxis, of box: any LayoutBox, times factor: Double,
    to sum: inout Sum
  ) {
    let size = item(for: box).size(axis)
    let insets = box.layoutAlignmentInsets.along(axis)
    if sum.subject == nil { sum.subject = size }
    switch part {
    case .start, .firstBaseline: sum.expression.constant += factor * insets.before
    case .end, .lastBaseline:
      sum.add(
        box.layoutScrollOffset == nil ? size : scrollVariables(of: box).content(axis),
        times: factor)
      sum.expression.constant -= factor * insets.after
    case .center:
      sum.add(size, times: factor / 2)
      sum.expression.constant += factor * (insets.before - insets.after) / 2
    case .size:
      sum.add(size, times: factor)
      sum.expression.constant -= factor * (insets.before + insets.after)
    }
  }

  /// A box below the container.
  private func addDistant(
    _ part: LayoutPart, _ axis: LayoutAxis, of box: any LayoutBox, times factor: Double,
    to sum: inout Sum
  ) {
    let item = item(for: box)
    let size = item.size(axis)
    let insets = box.layoutAlignmentInsets.along(axis)
    if sum.subject == nil { sum.subject = part == .size ? size : item.origin(axis) }
    switch part {
    case .start, .firstBaseline:
      addOrigin(of: box, axis, times: factor, to: &sum)
      sum.expression.constant += factor * insets.before
    case .end, .lastBaseline:
      addOrigin(of: box, axis, times: factor, to: &sum)
      sum.add(size, times: factor)
      sum.expression.constant -= factor * insets.after
    case .center:
      addOrigin(of: box, axis, times: factor, to: &sum)
      sum.add(size, times: factor / 2)
      sum.expression.constant += factor * (insets.before - insets.after) / 2
    case .size:
      sum.add(size, times: factor)
      sum.expression.constant -= factor * (insets.before + insets.after)
    }
  }

  private func addBaseline(
    _ part: LayoutPart, of box: any LayoutBox, times factor: Double, to sum: inout Sum
  ) {
    switch part {
    case .firstBaseline: sum.add(baselines(of: box).first, times: factor)
    case .lastBaseline: sum.add(baselines(of: box).last, times: -factor)
    case .start, .center, .end, .size: break
    }
  }

  private func add(
    _ part: LayoutPart, _ axis: LayoutAxis, of region: any LayoutRegion,
    in parent: any LayoutBox, times factor: Double, to sum: inout Sum
  ) {
    var origin: Variable?
    let size: Variable
    switch region.layoutRegionKind {
    case .content:
      size = scrollVariables(of: parent).content(axis)
    case .viewport:
      origin = scrollVariables(of: parent).offset(axis)
      size = item(for: parent).size(axis)
    case .free, .readable, .safeArea, .margins, .topBars, .bottomBars:
      let item = item(for: region, in: parent)
      (origin, size) = (item.origin(axis), item.size(axis))
    }
    if sum.subject == nil { sum.subject = part == .size ? size : origin ?? size }
    if part == .size { return sum.add(size, times: factor) }
    addInside(of: parent, axis, times: factor, to: &sum)
    if let origin { sum.add(origin, times: factor) }
    switch part {
    case .start, .firstBaseline: break
    case .center: sum.add(size, times: factor / 2)
    case .end, .lastBaseline, .size: sum.add(size, times: factor)
    }
  }

  /// Where the box's corner is: its own position and that of all boxes up to the container.
  private func addOrigin(
    of box: any LayoutBox, _ axis: LayoutAxis, times factor: Double, to sum: inout Sum
  ) {
    sum.add(item(for: box).origin(axis), times: factor)
    if let parent = box.layoutParent { addInside(of: parent, axis, times: factor, to: &sum) }
  }

  /// From the box's inner coordinates to the container's.
  private func addInside(
    of box: any LayoutBox, _ axis: LayoutAxis, times factor: Double, to sum: inout Sum
  ) {
    guard box !== sum.container else { return }
    if box.layoutScrollOffset != nil {
      sum.add(scrollVariables(of: box).offset(axis), times: -factor)
    }
    addOrigin(of: box, axis, times: factor, to: &sum)
  }
}

extension LayoutConstraint.Relation {
  /// Mirroring an axis turns inequalities around.
  fileprivate func cassowary(mirrored: Bool) -> Cassowary.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: mirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: mirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}
