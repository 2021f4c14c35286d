/// What an engine found while it settled.
package enum LayoutProblem {
  /// Required statements that cannot all hold, in the order in which they were made, and the one
  /// that gives way. Each such set is reported once.
  case conflict([LayoutStatement], broken: LayoutStatement)
}
