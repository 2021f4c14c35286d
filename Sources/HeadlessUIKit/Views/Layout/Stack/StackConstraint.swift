import Foundation

/// A constraint in the plan of a stack: a value, so that plans can be compared.
@MainActor
struct StackConstraint {
  /// The purposes of a stack's constraints, with the names that UIKit shows in messages.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributing = "UISV-distributing"
    case centering = "UISV-centering"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case canvasFit = "UISV-canvas-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case hiding = "UISV-hiding"
  }

  let role: Role
  let first: StackSide
  var relation = NSLayoutConstraint.Relation.equal
  var second: StackSide?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  init(
    _ role: Role, _ first: StackSide, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: StackSide? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
    at priority: Float = 1000
  ) {
    (self.role, self.first, self.relation, self.second) = (role, first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
    self.priority = UILayoutPriority(priority)
  }

  /// All properties except the constant, the only one that an installed constraint can change.
  struct Identity: Hashable {
    let role: Role
    let first: StackSide.Identity
    let relation: NSLayoutConstraint.Relation
    let second: StackSide.Identity?
    let multiplier: CGFloat
    let priority: UILayoutPriority
  }

  var identity: Identity {
    Identity(
      role: role, first: first.identity, relation: relation, second: second?.identity,
      multiplier: multiplier, priority: priority)
  }

  /// Makes an inactive constraint.
  func make() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = role.rawValue
    constraint.priority = priority
    constraint.firstOrigin = first.constraintOrigin
    constraint.secondOrigin = second?.constraintOrigin
    constraint.breaksLast = role == .hiding
    return constraint
  }
}
