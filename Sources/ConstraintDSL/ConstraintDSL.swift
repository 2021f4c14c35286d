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

  public var left: ConstraintItem { item(.left) }
  public var top: ConstraintItem { item(.top) }
  public var right: ConstraintItem { item(.right) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var edges: ConstraintItem { item(.edges) }
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  public var size: ConstraintItem { item(.size) }
  public var center: ConstraintItem { item(.center) }
}
