/// The operations of `snp` that views and guides share: attributes for constraints, and making
/// constraints.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  var target: AnyObject? { get }
}

extension ConstraintDSL {
  /// Makes and activates the constraints that the closure describes.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) { constraint.activate() }
  }

  /// Makes the constraints that the closure describes, without activating them.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    guard let target else { return [] }
    let maker = ConstraintMaker(item: target)
    closure(maker)
    return maker.constraints
  }

  /// Removes all constraints made for this target before, then makes and activates those that the
  /// closure describes.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Assigns new constants to existing constraints that are otherwise identical. If no constraints
  /// were made before, makes and activates them.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    guard !Owner.constraints(of: target).isEmpty else { return makeConstraints(closure) }
    for constraint in prepareConstraints(closure) { constraint.activate(updating: true) }
  }

  /// Deactivates all constraints made for this target.
  public func removeConstraints() {
    for constraint in Owner.constraints(of: target) { constraint.deactivate() }
  }

  private func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  /// The left edge, in either reading direction.
  public var left: ConstraintItem { item(.left) }
  /// The top edge.
  public var top: ConstraintItem { item(.top) }
  /// The right edge, in either reading direction.
  public var right: ConstraintItem { item(.right) }
  /// The bottom edge.
  public var bottom: ConstraintItem { item(.bottom) }
  /// The leading edge, where reading begins. It must not be related to left or right.
  public var leading: ConstraintItem { item(.leading) }
  /// The trailing edge, where reading ends. It must not be related to left or right.
  public var trailing: ConstraintItem { item(.trailing) }
  /// The width in points.
  public var width: ConstraintItem { item(.width) }
  /// The height in points.
  public var height: ConstraintItem { item(.height) }
  /// The horizontal centre.
  public var centerX: ConstraintItem { item(.centerX) }
  /// The vertical centre.
  public var centerY: ConstraintItem { item(.centerY) }
  /// Left, right, top and bottom. Each pairs with that attribute of the statement.
  public var edges: ConstraintItem { item(.edges) }
  /// Left and right. Each pairs with that attribute of the statement.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// Top and bottom. Each pairs with that attribute of the statement.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// Leading, trailing, top and bottom. Each pairs with that attribute of the statement.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// Leading and trailing. Each pairs with that attribute of the statement.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// Top and bottom, like `verticalEdges`.
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  /// Width and height. Each pairs with that attribute of the statement.
  public var size: ConstraintItem { item(.size) }
  /// The attributes `centerX` and `centerY`. Each pairs with that attribute of the statement.
  public var center: ConstraintItem { item(.center) }
}
