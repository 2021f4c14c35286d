import Foundation
import HeadlessUIKit

/// What one chain of a maker has said so far.
@MainActor
final class ConstraintDescription {
  let view: AnyObject
  var attributes: ConstraintAttributes
  var relation = NSLayoutConstraint.Relation.equal
  /// Nil until the chain is related to something; without that it says nothing.
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
