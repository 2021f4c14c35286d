import Cassowary
package import Foundation

/// Ambiguity of the solution, and the constraints that determine an element's frame.
extension LayoutEngine {
  /// Returns the axes on which the current solution leaves a choice for the element's position or
  /// size. Returns both axes for an element that no constraint mentions.
  package func ambiguousAxes(of element: any LayoutElement) -> [LayoutAxis] {
    guard let item = item(of: element) else { return LayoutAxis.allCases }
    return ambiguousAxes(of: item)
  }

  private func ambiguousAxes(of item: LayoutItem) -> [LayoutAxis] {
    LayoutAxis.allCases.filter {
      rows.solver.isAmbiguous(item.origin($0)) || rows.solver.isAmbiguous(item.size($0))
    }
  }

  /// Returns another frame that satisfies the constraints equally well. It is further right,
  /// further down and larger where the constraints are ambiguous. Returns nil if they are not
  /// ambiguous. The engine's own solution does not change.
  ///
  /// - Parameter step: The distance in points by which ambiguous edges and sizes are pulled.
  /// - Complexity: A copy of the solver.
  package func alternativeFrame(of element: any LayoutElement, step: Double) -> CGRect? {
    guard let item = item(of: element) else { return nil }
    var probe = rows.solver
    var isOpen = false
    for axis in LayoutAxis.allCases {
      for variable in [item.origin(axis), item.size(axis)] where rows.solver.isAmbiguous(variable) {
        isOpen = true
        let goal = rows.solver.value(of: variable) + step
        _ = try? probe.add(
          LinearConstraint(
            LinearExpression(variable), .equal, goal, priority: Priority(Self.weakest)))
      }
    }
    guard isOpen else { return nil }
    return CGRect(
      x: probe.value(of: item.left), y: probe.value(of: item.top),
      width: probe.value(of: item.width), height: probe.value(of: item.height))
  }

  /// A priority below all that apps set.
  private static let weakest = 1e-3

  /// Returns the ambiguous elements among those that only constraints place, with their ambiguous
  /// axes. They are in the order in which constraints first mentioned them.
  ///
  /// Empty if no row was added or removed since the last call.
  ///
  /// - Complexity: O(*n*) in the elements and their variables' dependences, or O(1) if nothing
  ///   changed.
  package func newAmbiguities() -> [(element: any LayoutElement, axes: [LayoutAxis])] {
    guard rows.takeNeedsAmbiguityCheck() else { return [] }
    return items.all.compactMap { item in
      guard let element = item.element, isPlacedByConstraints(item) else { return nil }
      let axes = ambiguousAxes(of: item)
      return axes.isEmpty ? nil : (element, axes)
    }
  }

  private func isPlacedByConstraints(_ item: LayoutItem) -> Bool {
    if let box = item.box {
      return box !== root && box.layoutPlacement == .constraints && item.frameUses > 0
    }
    return item.region?.layoutRegionKind == .free
  }

  /// Returns the constraints whose constants affect the element's position or size on the axis, in
  /// the order of activation. Considers the current solution only.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  package func constraints(
    affecting element: any LayoutElement, along axis: LayoutAxis
  ) -> [LayoutConstraint] {
    guard let item = item(of: element) else { return [] }
    return constraints.filter { constraint in
      guard let id = active.row(of: constraint)?.id else { return false }
      return rows.solver.value(of: item.origin(axis), dependsOn: id)
        || rows.solver.value(of: item.size(axis), dependsOn: id)
    }
  }
}
