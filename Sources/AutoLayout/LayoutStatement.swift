/// A row of an engine, for messages.
package enum LayoutStatement {
  case constraint(LayoutConstraint)
  /// What the engine itself held true: `slope × size of the parent + constant`.
  case rule(LayoutRule, of: any LayoutElement, slope: Double, constant: Double)
}
