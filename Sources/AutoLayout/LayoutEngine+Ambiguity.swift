import Cassowary
package import Foundation

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

  /// Another frame that satisfies all constraints as well as the present one does, further right, down
  /// and larger where they leave that open; nil if they leave nothing open. The engine's own solution
  /// stays as it is.
  ///
  /// - Parameter step: how far the frame is pulled, in points.
  /// - Complexity: a copy of the solver.
  package func alternativeFrame(of element: any LayoutElement, step: Double) -> CGRect? {
    guard let item = item(of: element) else { return nil }
    var probe = solver
    var isOpen = false
    for axis in LayoutAxis.allCases {
      for variable in [item.origin(axis), item.size(axis)] where solver.isAmbiguous(variable) {
        isOpen = true
        let goal = solver.value(of: variable) + step
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

  /// Below every priority that anybody sets.
  private static let weakest = 1e-3

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
