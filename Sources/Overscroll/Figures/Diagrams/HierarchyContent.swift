import HeadlessUIKit

/// The planes and constraints of a diagram of a stage.
@MainActor
struct HierarchyContent {
  /// The planes from back to front.
  let planes: [HierarchyPlane]
  /// The constraints between views that have planes.
  let constraints: [ConstraintSketch]

  init(_ stage: Stage, _ diagram: HierarchyDiagram) {
    planes = HierarchyPlane.planes(of: stage, diagram)
    let shown = Set(planes.map(\.view))
    let sketches = stage.environment.run {
      stage.window.treeConstraints.compactMap { ConstraintSketch($0) }
    }
    constraints = sketches.filter {
      shown.contains($0.first.view) && shown.contains($0.second.view) && $0.first != $0.second
    }
  }

  /// Checks that a plane has a name.
  ///
  /// - Throws: `DiagramError.noView` if no plane has it.
  func check(view name: String) throws(DiagramError) {
    guard planes.contains(where: { $0.name == name }) else {
      throw .noView(name, known: planes.map(\.name))
    }
  }

  /// Checks that a constraint has a name.
  ///
  /// - Throws: `DiagramError.noConstraint` if no constraint has it.
  func check(constraint name: String) throws(DiagramError) {
    guard constraints.contains(where: { $0.isCalled(name) }) else {
      throw .noConstraint(name, known: constraints.map(\.subject))
    }
  }
}
