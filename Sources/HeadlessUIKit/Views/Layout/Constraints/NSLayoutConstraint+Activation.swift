import AutoLayout
import Foundation

/// The activation of constraints and the checks before it.
extension NSLayoutConstraint {
  var engine: LayoutEngine? { owner?.root.layout.engine }

  /// The environment of the first item, or the current one without an item.
  package var environment: ScreenEnvironment { Self.view(of: firstItem)?.environment ?? .current }

  /// Whether the current solution violates the constraint. The tolerance is a millionth of the
  /// constraint's size, or of a point if that is larger. Applies to required and optional
  /// constraints. False while the constraint is inactive or not yet laid out.
  package var isBroken: Bool { lowered.flatMap { engine?.isBroken($0) } ?? false }

  func activate() {
    guard owner == nil else { return }
    if let error = misuse { return environment.problems.report(error) }
    guard let container else {
      return environment.problems.report(noCommonAncestor)
    }
    reportExcess()
    install(on: container)
    container.constraintsChanged()
  }

  private func install(on container: UIView) {
    guard let lowered = makeLowered() else { return }
    (owner, self.lowered) = (container, lowered)
    container.layout.constraints.append(self)
    for view in views(inside: container) { view.layout.outerConstraints.append(self) }
    join(container.root.engine)
  }

  /// Returns the views that the constraint refers to, except the container. A view can occur twice.
  private func views(inside container: UIView) -> [UIView] {
    [firstItem, secondItem, firstOrigin?.item, secondOrigin?.item].compactMap { item in
      Self.view(of: item).flatMap { $0 === container ? nil : $0 }
    }
  }

  /// Adds an active constraint to an engine.
  func join(_ engine: LayoutEngine) {
    if let lowered, let owner { engine.add(lowered, in: owner) }
  }

  func deactivate() {
    guard let owner else { return }
    if let lowered { engine?.remove(lowered) }
    lowered = nil
    owner.layout.constraints.removeLast(self)
    for view in views(inside: owner) { view.layout.outerConstraints.removeLast(self) }
    owner.constraintsChanged()
    self.owner = nil
  }

  /// An error that does not depend on the view tree; nil if the constraint is valid.
  private var misuse: LayoutError? {
    guard firstItemsExist, let axis = firstAttribute.axis else {
      return .missingItem(constraint: description)
    }
    // The solver refuses larger coefficients, because its tolerances do not work beyond a million.
    guard abs(multiplier) <= 1_000_000, constant.isFinite else {
      return .notFinite(constraint: description)
    }
    guard secondItem != nil, secondAttribute.axis != nil, multiplier != 0 else {
      return isFirstALength ? nil : .constantLocation(constraint: description)
    }
    if isFirstALength != isSecondALength {
      return .locationWithSize(constraint: description)
    }
    // UIKit accepts a location that is related to a location on the other axis.
    if isFirstALength { return nil }
    let mixes =
      firstAttribute.followsReading && secondAttribute.isPhysicalSide
      || firstAttribute.isPhysicalSide && secondAttribute.followsReading
    return axis == .horizontal && mixes ? .readingWithPhysicalSide(constraint: description) : nil
  }

  private var firstItemsExist: Bool {
    firstItem != nil && (firstOrigin == nil || firstOrigin?.item != nil)
  }

  /// Whether the first side is a size or the distance between two positions.
  private var isFirstALength: Bool { firstAttribute.isSize || firstOrigin != nil }
  private var isSecondALength: Bool { secondAttribute.isSize || secondOrigin != nil }

  /// Reports a constant that layout clamps to its limit.
  func reportExcess() {
    guard LayoutLimit.exceeds(Double(constant)) else { return }
    environment.problems.report(.constantExceedsLimit(constraint: description))
  }

  private var noCommonAncestor: LayoutError {
    let tops = StableName.tops(firstItem, secondItem)
    return .noCommonAncestor(
      first: StableName.anchor(of: firstItem, firstAttribute, top: tops.first),
      second: StableName.anchor(of: secondItem, secondAttribute, top: tops.second))
  }

  /// Returns whether all items are descendants of a view. False for an item that a nib leaves out
  /// for some size classes.
  func isContained(in view: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      Self.view(of: item).map { $0.isDescendant(of: view) } ?? true
    }
  }

  /// Returns whether one of the sides refers to an item.
  func mentions(_ item: AnyObject) -> Bool {
    firstItem === item || secondItem === item || firstOrigin?.item === item
      || secondOrigin?.item === item
  }

  /// Whether the constraint uses a leading or trailing attribute.
  var followsReading: Bool { firstAttribute.followsReading || secondAttribute.followsReading }

  /// Returns a view, or the owning view of a layout guide.
  static func view(of item: AnyObject?) -> UIView? {
    switch item {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }

  /// The nearest common ancestor of all items.
  private var container: UIView? {
    guard var container = Self.view(of: firstItem) else { return nil }
    var others: [AnyObject?] = []
    if secondItem != nil { others.append(secondItem) }
    if let firstOrigin { others.append(firstOrigin.item) }
    if let secondOrigin { others.append(secondOrigin.item) }
    for other in others {
      guard let view = Self.view(of: other),
        let common = Self.commonAncestor(container, view)
      else { return nil }
      container = common
    }
    return container
  }

  private static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    var ancestor: UIView? = first
    while let current = ancestor, !second.isDescendant(of: current) { ancestor = current.superview }
    return ancestor
  }
}

extension [NSLayoutConstraint] {
  /// Removes a constraint. Searches from the end, because constraints added last are usually
  /// removed first.
  fileprivate mutating func removeLast(_ constraint: NSLayoutConstraint) {
    if let index = lastIndex(where: { $0 === constraint }) { remove(at: index) }
  }
}
