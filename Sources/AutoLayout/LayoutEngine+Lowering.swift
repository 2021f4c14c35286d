import Cassowary
import Foundation

/// Translation of constraints into rows of the solver.
extension LayoutEngine {
  /// A sum under construction, `terms + constant`, in the coordinates of a container.
  private struct Sum {
    let container: any LayoutBox
    var expression = LinearExpression()
    /// The variable of the first element's position or size.
    var subject: Variable?

    mutating func add(_ variable: Variable, times factor: Double) {
      expression.terms.append(Term(variable, times: factor))
    }
  }

  /// Returns the solver's form of a constraint, or nil once its container or its first element is
  /// gone.
  func lower(_ constraint: LayoutConstraint, into row: LayoutRow) -> LinearConstraint? {
    guard let container = row.container, let first = constraint.first else { return nil }
    let isRightToLeft = container.layoutReadsRightToLeft
    var sum = Sum(container: container)
    guard
      add(
        first, constraint.firstAttribute, from: constraint.firstOrigin, times: 1, isRightToLeft,
        to: &sum)
    else { return nil }
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      guard
        add(
          second, attribute, from: constraint.secondOrigin, times: -constraint.multiplier,
          isRightToLeft, to: &sum)
      else { return nil }
    }
    row.sign = isRightToLeft && constraint.placesFollowReading ? -1 : 1
    row.base = sum.expression.constant
    let relation = constraint.relation.cassowary(mirrored: row.sign < 0)
    return LinearConstraint(
      sum.expression, relation, row.sign * constraint.constant,
      priority: Priority(constraint.priority), subject: sum.subject)
  }

  /// Adds one side of a constraint: a position, or a distance from its origin. Returns false if the
  /// origin is gone.
  ///
  /// A distance is positive in reading direction if one of its ends follows it.
  private func add(
    _ element: any LayoutElement, _ attribute: LayoutAttribute, from origin: LayoutOrigin?,
    times factor: Double, _ isRightToLeft: Bool, to sum: inout Sum
  ) -> Bool {
    let part = attribute.part(rightToLeft: isRightToLeft)
    guard let origin else {
      add(part, attribute.axis, of: element, times: factor, to: &sum)
      return true
    }
    guard let start = origin.element else { return false }
    let followsReading = attribute.followsReading || origin.attribute.followsReading
    let factor = isRightToLeft && followsReading ? -factor : factor
    add(part, attribute.axis, of: element, times: factor, to: &sum)
    add(
      origin.attribute.part(rightToLeft: isRightToLeft), origin.attribute.axis, of: start,
      times: -factor, to: &sum)
    return true
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

  /// Adds a part of the container itself, whose corner is the origin of the coordinates. If the
  /// container scrolls, its far edge is that of its content.
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

  /// Adds a part of a box below the container.
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

  /// Adds the position of the box in the container: its own position and those of its ancestors
  /// below the container.
  private func addOrigin(
    of box: any LayoutBox, _ axis: LayoutAxis, times factor: Double, to sum: inout Sum
  ) {
    sum.add(item(for: box).origin(axis), times: factor)
    if let parent = box.layoutParent { addInside(of: parent, axis, times: factor, to: &sum) }
  }

  /// Adds the conversion from the box's inner coordinates to the container's.
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

extension LayoutConstraint {
  /// Whether the constraint compares positions that swap sides with the reading direction.
  /// Distances do not: they are lengths in that direction.
  fileprivate var placesFollowReading: Bool {
    guard firstOrigin == nil, secondOrigin == nil else { return false }
    return firstAttribute.followsReading || secondAttribute?.followsReading == true
  }
}

extension LayoutConstraint.Relation {
  /// Returns the solver's relation. Mirroring an axis reverses inequalities.
  fileprivate func cassowary(mirrored: Bool) -> Cassowary.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: mirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: mirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}
