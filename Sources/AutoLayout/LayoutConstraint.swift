/// `first.attribute relation multiplier × second.attribute + constant`, as engines know it. One
/// constraint can be in several engines.
@MainActor
package final class LayoutConstraint {
  /// How the two sides compare.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package private(set) weak var first: (any LayoutElement)?
  package let firstAttribute: LayoutAttribute
  package private(set) weak var second: (any LayoutElement)?
  /// Nil where `first` is compared with the constant alone.
  package let secondAttribute: LayoutAttribute?
  package let relation: Relation
  package let multiplier: Double
  /// In points; finite. Engines are to be told of a change.
  package var constant: Double
  /// 0...1000; 1000 is required. Engines are to be told of a change.
  package var priority: Double
  /// Where a side that is a distance is measured from; the side's own place is its other end.
  package let firstOrigin, secondOrigin: LayoutOrigin?
  /// Whether every other constraint of a conflict is broken before this one.
  package let breaksLast: Bool
  /// Whom the constraint stands for. Engines only hand it back.
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
