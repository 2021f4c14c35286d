/// A row of an engine in the form used in messages.
package enum LayoutStatement {
  case constraint(LayoutConstraint)
  /// A rule of the engine with its value, `slope × size of the parent + constant`.
  case rule(LayoutRule, of: any LayoutElement, slope: Double, constant: Double)
}
