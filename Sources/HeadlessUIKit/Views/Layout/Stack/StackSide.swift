/// A side of a stack's constraint: an edge, centre, baseline or size, or the distance to it from
/// another position.
@MainActor
struct StackSide {
  typealias Attribute = NSLayoutConstraint.Attribute

  let item: AnyObject
  let attribute: Attribute
  let origin: (item: AnyObject, attribute: Attribute)?

  init(_ item: AnyObject, _ attribute: Attribute) {
    (self.item, self.attribute, origin) = (item, attribute, nil)
  }

  /// Creates the distance between two positions, positive in the reading direction.
  init(from start: (item: AnyObject, Attribute), to end: (item: AnyObject, Attribute)) {
    (item, attribute) = end
    origin = (start.0, start.1)
  }

  /// The values that make two sides equal.
  struct Identity: Hashable {
    let item: ObjectIdentifier
    let attribute: Attribute
    let originItem: ObjectIdentifier?
    let originAttribute: Attribute?
  }

  var identity: Identity {
    Identity(
      item: ObjectIdentifier(item), attribute: attribute,
      originItem: origin.map { ObjectIdentifier($0.item) }, originAttribute: origin?.attribute)
  }

  var constraintOrigin: ConstraintOrigin? {
    origin.map { ConstraintOrigin(item: $0.item, attribute: $0.attribute) }
  }
}
