import Cassowary

/// What constraints leave open, and which of them determine what.
extension LayoutEngine {
  /// The axes on which the present solution leaves a choice of the element's place or size; both
  /// for one that no constraint mentions.
  package func ambiguousAxes(of element: any LayoutElement) -> [LayoutAxis] {
    guard let item = item(of: element) else { return LayoutAxis.allCases }
    return ambiguousAxes(of: item)
  }

  private func ambiguousAxes(of item: LayoutItem) -> [LayoutAxis] {
    LayoutAxis.allCases.filter {
      solver.isAmbiguous(item.origin($0)) || solver.isAmbiguous(item.size($0))
    }
  }

  /// Elements that constraints mention and alone are to place, with the axes on which they leave a
  /// choice, in the order in which they were first mentioned. Empty while no row has come or gone
  /// since the last call.
  ///
  /// - Complexity: O(*n*) in the elements and what their variables depend on, else O(1).
  package func newAmbiguities() -> [(element: any LayoutElement, axes: [LayoutAxis])] {
    guard needsAmbiguityCheck else { return [] }
    needsAmbiguityCheck = false
    return items.compactMap { item in
      guard let element = item.element, isPlacedByConstraints(item) else { return nil }
      let axes = ambiguousAxes(of: item)
      return axes.isEmpty ? nil : (element, axes)
    }
  }

  private func isPlacedByConstraints(_ item: LayoutItem) -> Bool {
    if let box = item.box { return box !== root && box.layoutPlacement == .constraints }
    return item.region?.layoutRegionKind == .free
  }

  /// The constraints whose constants the element's place or size on the axis changes with, in the
  /// order of activation. Looks at the present solution only.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  package func constraints(
    affecting element: any LayoutElement, along axis: LayoutAxis
  ) -> [LayoutConstraint] {
    guard let item = item(of: element) else { return [] }
    return constraints.filter { constraint in
      guard let id = rowsByConstraint[ObjectIdentifier(constraint)]?.id else { return false }
      return solver.value(of: item.origin(axis), dependsOn: id)
        || solver.value(of: item.size(axis), dependsOn: id)
    }
  }
}
