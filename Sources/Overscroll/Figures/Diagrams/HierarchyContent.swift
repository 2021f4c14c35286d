import HeadlessUIKit

/// What a diagram of a stage has to draw.
@MainActor
struct HierarchyContent {
  /// From the back to the front.
  let planes: [HierarchyPlane]
  /// Those between two views that have planes.
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

  /// - Throws: `DiagramError.noView` if no plane has this name.
  func check(view name: String) throws(DiagramError) {
    guard planes.contains(where: { $0.name == name }) else {
      throw .noView(name, known: planes.map(\.name))
    }
  }

  /// - Throws: `DiagramError.noConstraint` if no constraint goes by this name.
  func check(constraint name: String) throws(DiagramError) {
    guard constraints.contains(where: { $0.isCalled(name) }) else {
      throw .noConstraint(name, known: constraints.map(\.subject))
    }
  }
}
