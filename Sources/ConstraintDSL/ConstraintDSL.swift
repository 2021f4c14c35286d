/// What `snp` of a view and of a guide have in common: items to relate to, and making constraints.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  var target: AnyObject? { get }
}

extension ConstraintDSL {
  /// Makes and activates what the closure says.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) { constraint.activate() }
  }

  /// Makes what the closure says without activating it.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    guard let target else { return [] }
    let maker = ConstraintMaker(item: target)
    closure(maker)
    return maker.constraints
  }

  /// Like `makeConstraints`, after removing what was made before.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Gives new constants to constraints that were made and say the same otherwise. Without any to
  /// update it makes them.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    guard !Owner.constraints(of: target).isEmpty else { return makeConstraints(closure) }
    for constraint in prepareConstraints(closure) { constraint.activate(updating: true) }
  }

  /// Deactivates everything that was made.
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
  /// The edge where reading begins; not to be related to left or right.
  public var leading: ConstraintItem { item(.leading) }
  /// The edge where reading ends; not to be related to left or right.
  public var trailing: ConstraintItem { item(.trailing) }
  /// The width in points.
  public var width: ConstraintItem { item(.width) }
  /// The height in points.
  public var height: ConstraintItem { item(.height) }
  /// The horizontal centre.
  public var centerX: ConstraintItem { item(.centerX) }
  /// The vertical centre.
  public var centerY: ConstraintItem { item(.centerY) }
  /// Left, right, top and bottom; attributes pair with the same ones of the statement.
  public var edges: ConstraintItem { item(.edges) }
  /// Left and right; attributes pair with the same ones of the statement.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// Top and bottom; attributes pair with the same ones of the statement.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// Leading, trailing, top and bottom; attributes pair with the same ones of the statement.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// Leading and trailing; attributes pair with the same ones of the statement.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// The same as `verticalEdges`.
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  /// Width and height; attributes pair with the same ones of the statement.
  public var size: ConstraintItem { item(.size) }
  /// `centerX` and `centerY`; attributes pair with the same ones of the statement.
  public var center: ConstraintItem { item(.center) }
}
