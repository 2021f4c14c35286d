import Cassowary
package import Foundation

/// The Auto Layout engine of one tree of boxes, whose constraints are rows of one solver.
///
/// A box has four variables in its parent's coordinates, and variables that no row mentions are 0.
/// A row is written in the coordinates of the nearest common ancestor of its elements. It adds the
/// positions on the path there and subtracts the offsets of scrolling boxes. An offset is a
/// variable held by a required row, so that scrolling changes one constant and no row. Absolute
/// positions would make rows shorter, but would put an unplaced box at the corner of the window
/// instead of its parent's.
///
/// Rows enter the solver in the update pass, not when constraints are activated. Changed constants
/// are collected and solved for once per round.
@MainActor
package final class LayoutEngine {
  /// The root box, which owns the engine.
  unowned let root: any LayoutBox
  /// The target of an engine that only computes the fitting size of its root and reports no
  /// problems, or nil.
  let fitting: FittingTarget?
  var active = ActiveConstraints()
  var items = LayoutItems()
  var dirty = DirtyItems()
  var rows: LayoutRows
  var findings: LayoutFindings
  /// The number of element queries so far.
  var visits = 0
  /// The number of items whose solution was read so far.
  var readCount = 0

  /// Creates an engine without constraints.
  ///
  /// - Parameters:
  ///   - fitting: Makes an engine that only computes the fitting size of `root`.
  ///   - cellLimit: The size limit of the solver.
  package init(
    root: any LayoutBox, fitting: FittingTarget? = nil,
    cellLimit: Int = SolverError.largestTableau
  ) {
    self.root = root
    self.fitting = fitting
    rows = LayoutRows(cellLimit: cellLimit)
    findings = LayoutFindings(isSilent: fitting != nil)
  }

  // MARK: - Constraints

  /// The constraints in the order of activation.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  package var constraints: [LayoutConstraint] { active.inOrder.compactMap(\.constraint) }

  /// Sorts things by the order in which their constraints were activated.
  package func inOrder<Thing>(
    _ things: [Thing], by constraint: (Thing) -> LayoutConstraint?
  ) -> [Thing] {
    guard things.count > 1 else { return things }
    func activation(_ thing: Thing) -> Int {
      constraint(thing).flatMap { active.row(of: $0)?.activation } ?? 0
    }
    return things.map { (activation($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Activates a constraint; it enters the solver in the next update pass.
  ///
  /// - Parameter container: The nearest common ancestor of the elements.
  package func add(_ constraint: LayoutConstraint, in container: any LayoutBox) {
    active.activate(constraint, in: container)
    dirty.setNeedsSurvey()
  }

  package func remove(_ constraint: LayoutConstraint) { withdraw(active.remove([constraint])) }

  /// Removes the constraint from the solver and adds it again with its current properties.
  package func reinstall(_ constraint: LayoutConstraint) {
    guard let row = active.row(of: constraint), row.id != nil else { return }
    withdraw([row])
    active.wait(row)
    dirty.setNeedsSurvey()
  }

  package func constantChanged(of constraint: LayoutConstraint) {
    guard let row = active.row(of: constraint) else { return }
    rows.set(row, to: row.sign * constraint.constant - row.base)
  }

  /// Whether the current solution violates the constraint.
  package func isBroken(_ constraint: LayoutConstraint) -> Bool {
    guard let row = active.row(of: constraint), let id = row.id else { return false }
    return rows.solver.violation(of: id) > Self.broken * max(1, abs(row.constant))
  }

  /// The violation from which a constraint counts as broken, relative to its constant (at least to
  /// a point): far above rounding, and too little to be seen.
  private static let broken = 1e-6

  // MARK: - Hierarchy

  /// Makes the next update pass read the content sizes of all boxes.
  package func setNeedsSurvey() { dirty.setNeedsFullSurvey() }

  /// Makes the next update pass read the content sizes of a new box and its descendants only.
  package func didAdd(_ box: any LayoutBox) { dirty.add(arrival: box) }

  /// Takes over the constraints of a tree that became part of this one.
  package func absorb(_ other: LayoutEngine) {
    for row in other.active.inOrder {
      guard let constraint = row.constraint, let container = row.container else { continue }
      add(constraint, in: container)
    }
  }

  /// Removes a subtree: its constraints, and the variables of its elements. No other constraint may
  /// mention the elements any more.
  ///
  /// Returns the constraints in the order of activation.
  ///
  /// - Complexity: Proportional to the removed part; the rest of the tree is not touched.
  package func release(
    _ constraints: [LayoutConstraint], _ elements: [any LayoutElement]
  ) -> [LayoutConstraint] {
    let leaving = active.remove(constraints)
    remove(elements.compactMap { item(of: $0) }, with: leaving)
    return leaving.sorted { $0.activation < $1.activation }.compactMap(\.constraint)
  }

  /// Removes an element's variables and rules. No constraint may mention the element any more.
  package func remove(_ element: any LayoutElement) {
    if let item = item(of: element) { remove([item], with: []) }
  }

  private func remove(_ leaving: [LayoutItem], with rowsOfConstraints: [LayoutRow]) {
    withdraw(rowsOfConstraints + leaving.flatMap(\.rules))
    guard !leaving.isEmpty else { return }
    for item in leaving { item.rules = [] }
    items.remove(leaving)
    dirty.removeForgotten()
    for item in leaving { rows.remove(item.variables) }
  }

  /// Starts over if the engine has rows about a box whose placement changed: the next solution is
  /// computed from the constraints alone. Placement does not change while frames are rendered, so
  /// the cost is acceptable.
  package func placementChanged(of box: any LayoutBox) {
    if item(of: box) != nil { startOver() }
    setNeedsSurvey()
  }

  private func startOver() {
    for item in items.all { item.box?.layoutParent?.setNeedsLayout() }
    rows.removeAll()
    items.removeAll()
    dirty.removeAllItems()
    active.startOver()
  }

  /// Records that the size of the box's content may have changed.
  package func contentSizeChanged(of box: any LayoutBox) {
    guard let item = item(of: box) else { return didAdd(box) }
    guard !item.contentIsStale else { return }
    item.contentIsStale = true
    dirty.add(stale: item)
  }

  /// Records that the hugging or compression resistance of the box changed.
  package func contentPrioritiesChanged(of box: any LayoutBox) {
    if let item = item(of: box) {
      dropContentRules(of: item)
      item.contentIsStale = true
    }
    didAdd(box)
  }

  // MARK: - Findings

  /// Returns the frame of an element in the coordinates of its parent, as of the last solution and
  /// not rounded. Nil for an element that no constraint and no content size mentions: its box keeps
  /// the frame that code gives it.
  package func solvedFrame(of element: any LayoutElement) -> CGRect? {
    guard let item = item(of: element) else { return nil }
    if let box = item.box, !isPlaced(box) { return nil }
    return item.solved
  }

  /// Whether the solution contains the box's size. It does not for a box that only constraints may
  /// place and that none mentions.
  func isPlaced(_ box: any LayoutBox) -> Bool {
    if box.layoutPlacement != .constraints || box === root && fitting != nil { return true }
    return item(of: box)?.isPlaced ?? false
  }

  /// Settles and returns the solved size of the root box.
  package func solvedRootSize() -> CGSize {
    let item = item(for: root)
    settle()
    return item.solved.size
  }

  /// The work done since the engine was created: rows added, pivots, element queries and solutions
  /// read. `cells` is the current number of cells in the solver.
  package var effort: (rows: Int, pivots: Int, visits: Int, reads: Int, cells: Int) {
    (rows.rowCount, rows.solver.pivotCount, visits, readCount, rows.solver.cellCount)
  }

  /// The number of items of all engines in the process, with which tests detect leaks.
  package static var liveItemCount: Int { LayoutItem.liveCount }

  func item(of element: any LayoutElement) -> LayoutItem? {
    items.item(of: element)
  }
}
