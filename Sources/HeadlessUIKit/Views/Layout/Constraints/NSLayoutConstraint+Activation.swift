import AutoLayout
import Foundation

/// Where constraints are installed, and which are refused.
extension NSLayoutConstraint {
  var engine: LayoutEngine? { owner?.root.layout.engine }

  /// The first item's; the one whose code is being run without it.
  package var environment: ScreenEnvironment { Self.view(of: firstItem)?.environment ?? .current }

  /// Whether the present solution leaves the constraint unsatisfied, be it required or not: by more
  /// than a millionth of its size (at least of a point). False while inactive or not yet laid out.
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

  /// Those that it is about, without the container itself; some perhaps twice.
  private func views(inside container: UIView) -> [UIView] {
    [firstItem, secondItem, firstOrigin?.item, secondOrigin?.item].compactMap { item in
      Self.view(of: item).flatMap { $0 === container ? nil : $0 }
    }
  }

  /// Makes an active constraint take part in an engine.
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

  /// What is wrong with the constraint whatever the tree.
  private var misuse: LayoutError? {
    guard hasAllFirstItems, let axis = firstAttribute.axis else {
      return .missingItem(constraint: description)
    }
    // Past a million the solver's tolerances mean nothing any more; it refuses such coefficients.
    guard abs(multiplier) <= 1_000_000, constant.isFinite else {
      return .notFinite(constraint: description)
    }
    guard secondItem != nil, secondAttribute.axis != nil, multiplier != 0 else {
      return isFirstALength ? nil : .constantLocation(constraint: description)
    }
    if isFirstALength != isSecondALength {
      return .locationWithSize(constraint: description)
    }
    // Location with location of the other axis is accepted, as UIKit does.
    if isFirstALength { return nil }
    let mixes =
      firstAttribute.followsReading && secondAttribute.isPhysicalSide
      || firstAttribute.isPhysicalSide && secondAttribute.followsReading
    return axis == .horizontal && mixes ? .readingWithPhysicalSide(constraint: description) : nil
  }

  private var hasAllFirstItems: Bool {
    firstItem != nil && (firstOrigin == nil || firstOrigin?.item != nil)
  }

  /// A size, or the distance of two places.
  private var isFirstALength: Bool { firstAttribute.isSize || firstOrigin != nil }
  private var isSecondALength: Bool { secondAttribute.isSize || secondOrigin != nil }

  /// Says so when layout takes a smaller number for the constant.
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

  /// Whether all that it is about lies in a view: not what a nib leaves out for some size classes.
  func lies(in view: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      Self.view(of: item).map { $0.isDescendant(of: view) } ?? true
    }
  }

  /// Whether one of the sides is about the view or guide.
  func mentions(_ item: AnyObject) -> Bool {
    firstItem === item || secondItem === item || firstOrigin?.item === item
      || secondOrigin?.item === item
  }

  /// Whether leading or trailing is meant.
  var followsReading: Bool { firstAttribute.followsReading || secondAttribute.followsReading }

  /// A guide counts as the view it belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    switch item {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }

  /// The nearest common ancestor of all that the constraint mentions.
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
  /// Looked for from the end: what came last goes first, mostly.
  fileprivate mutating func removeLast(_ constraint: NSLayoutConstraint) {
    if let index = lastIndex(where: { $0 === constraint }) { remove(at: index) }
  }
}
