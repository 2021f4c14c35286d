import Foundation
import HeadlessUIKit

/// The state of one chain of a maker.
@MainActor
final class ConstraintDescription {
  let view: AnyObject
  var attributes: ConstraintAttributes
  var relation = NSLayoutConstraint.Relation.equal
  /// The other side of the relation. Nil until the chain has a relation; without one, it makes no
  /// constraint.
  var related: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var priority: Float = 1000
  var label: String?
  private(set) lazy var constraint: Constraint? = related == nil ? nil : Constraint(self)

  init(view: AnyObject, attributes: ConstraintAttributes) {
    self.view = view
    self.attributes = attributes
  }

  var item: ConstraintItem { ConstraintItem(target: view, attributes: attributes) }
}
