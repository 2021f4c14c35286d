/// A constraint in the form that engines use: `first.attribute relation multiplier ×
/// second.attribute + constant`.
///
/// One constraint can be in several engines.
@MainActor
package final class LayoutConstraint {
  /// The relation between the two sides of a constraint.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package private(set) weak var first: (any LayoutElement)?
  package let firstAttribute: LayoutAttribute
  package private(set) weak var second: (any LayoutElement)?
  /// The attribute of `second`, or nil if `first` is compared with the constant alone.
  package let secondAttribute: LayoutAttribute?
  package let relation: Relation
  package let multiplier: Double
  /// The constant in points; finite. After a change, call `constantChanged(of:)` of each engine.
  package var constant: Double
  /// The strength from 0 to 1000; 1000 is required. After a change, call `reinstall(_:)` of each
  /// engine.
  package var priority: Double
  /// The attributes that a distance is measured from, for sides that are distances. The side's own
  /// attribute is the other end.
  package let firstOrigin, secondOrigin: LayoutOrigin?
  /// Whether every other constraint of a conflict is broken before this one.
  package let breaksLast: Bool
  /// The object that created the constraint. Engines do not use it.
  package private(set) weak var subject: AnyObject?

  package init(
    _ first: any LayoutElement, _ firstAttribute: LayoutAttribute, _ relation: Relation,
    to second: (element: any LayoutElement, attribute: LayoutAttribute)? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    firstOrigin: LayoutOrigin? = nil, secondOrigin: LayoutOrigin? = nil, breaksLast: Bool = false,
    subject: AnyObject? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.second = second?.element
    secondAttribute = second?.attribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.firstOrigin = firstOrigin
    self.secondOrigin = secondOrigin
    self.breaksLast = breaksLast
    self.subject = subject
  }
}
