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
  var solver: Solver
  private let cellLimit: Int
  /// Activated constraints that are not in the solver yet.
  var waiting: [LayoutConstraint] = []
  var items: [LayoutItem] = []
  /// The items whose rules depend on values that the engine must poll: offsets, insets, frames set
  /// by hand and fonts. They are in the order of `items`.
  var watched: [LayoutItem] = []
  /// The items whose content size differs from that in their rules.
  var outdated: [LayoutItem] = []
  /// The items whose content may wrap differently, because their width or content changed.
  var rewrapped: [LayoutItem] = []
  /// The items whose content size must be read again.
  var stale: [LayoutItem] = []
  /// The number of element queries so far.
  var visits = 0
  /// The number of items whose solution was read so far.
  var readCount = 0
  private var itemCount = 0
  /// The item of each variable that is read, by the variable's index.
  var itemsByVariable: [LayoutItem?] = []
  /// The numbers of the items to read, each with the index of one of its variables. Stored between
  /// passes to avoid allocations.
  var moved: [(number: Int, index: Int)] = []
  /// The items by their elements, for lookup only.
  var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
  var rowsByConstraint: [ObjectIdentifier: LayoutRow] = [:]
  var rowsByID: [ConstraintID: LayoutRow] = [:]
  /// The constants that the next solution will set.
  var pending: [(id: ConstraintID, constant: Double)] = []
  var demoted: [LayoutRow] = []
  /// The conflicts reported so far, as the serials of their constraints.
  var knownConflicts: Set<[Int]> = []
  /// The problems found since `settle` last returned.
  var problems: [LayoutProblem] = []
  /// The numbers of rows that entered the solver and of constraints activated so far.
  var rowCount = 0
  private var activationCount = 0
  /// The items and axes of the variables for scrolling content sizes.
  var contentOwners: [Variable: (item: LayoutItem, axis: LayoutAxis)] = [:]
  /// Whether constraints are waiting, boxes were added, or a content size may have changed.
  var needsSurvey = true
  /// Whether the next survey reads the content of all boxes, not only of new ones.
  var surveysAll = true
  /// Boxes that were added since the last survey, each with its subtree.
  var arrivals: [WeakBox] = []
  /// Items that were created since the last survey.
  var unread: [LayoutItem] = []
  /// Whether variables may differ from the values last read.
  var needsReading = true
  /// Whether rows were added or removed since ambiguities were last queried.
  var needsAmbiguityCheck = true
  private var hasReportedAccuracy = false
  var hasReportedSize = false

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
    self.cellLimit = cellLimit
    solver = Solver(cellLimit: cellLimit)
  }

  // MARK: - Constraints

  /// The constraints in the order of activation.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  package var constraints: [LayoutConstraint] { rowsInOrder.compactMap(\.constraint) }

  private var rowsInOrder: [LayoutRow] {
    rowsByConstraint.values.sorted { $0.activation < $1.activation }
  }

  /// Sorts things by the order in which their constraints were activated.
  package func inOrder<Thing>(
    _ things: [Thing], by constraint: (Thing) -> LayoutConstraint?
  ) -> [Thing] {
    guard things.count > 1 else { return things }
    func activation(_ thing: Thing) -> Int {
      constraint(thing).flatMap { rowsByConstraint[ObjectIdentifier($0)]?.activation } ?? 0
    }
    return things.map { (activation($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Activates a constraint; it enters the solver in the next update pass.
  ///
  /// - Parameter container: The nearest common ancestor of the elements.
  package func add(_ constraint: LayoutConstraint, in container: any LayoutBox) {
    activationCount += 1
    let row = row(for: constraint)
    row.activation = activationCount
    row.container = container
    waiting.append(constraint)
    needsSurvey = true
  }

  package func remove(_ constraint: LayoutConstraint) {
    waiting.removeAll { $0 === constraint }
    guard let row = rowsByConstraint.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    withdraw(row)
  }

  /// Removes the constraint from the solver and adds it again with its current properties.
  package func reinstall(_ constraint: LayoutConstraint) {
    guard let row = rowsByConstraint[ObjectIdentifier(constraint)], row.id != nil else { return }
    withdraw(row)
    waiting.append(constraint)
    needsSurvey = true
  }

  package func constantChanged(of constraint: LayoutConstraint) {
    guard let row = rowsByConstraint[ObjectIdentifier(constraint)] else { return }
    set(row, to: row.sign * constraint.constant - row.base)
  }

  /// Whether the current solution violates the constraint by more than a millionth of its constant
  /// (at least of a point).
  package func isBroken(_ constraint: LayoutConstraint) -> Bool {
    guard let row = rowsByConstraint[ObjectIdentifier(constraint)], let id = row.id else {
      return false
    }
    return solver.violation(of: id) > 1e-6 * max(1, abs(row.constant))
  }

  // MARK: - The tree

  /// Makes the next update pass read the content sizes of all boxes.
  package func setNeedsSurvey() { (needsSurvey, surveysAll) = (true, true) }

  /// Makes the next update pass read the content sizes of a new box and its descendants only.
  package func arrived(_ box: any LayoutBox) {
    needsSurvey = true
    if !surveysAll { arrivals.append(WeakBox(box: box)) }
  }

  /// Takes over the constraints of a tree that became part of this one.
  package func absorb(_ other: LayoutEngine) {
    for row in other.rowsInOrder {
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
    let rows = constraints.compactMap { rowsByConstraint.removeValue(forKey: ObjectIdentifier($0)) }
    waiting.removeAll { rowsByConstraint[ObjectIdentifier($0)] == nil }
    forget(elements.compactMap { item(of: $0) }, with: rows)
    return rows.sorted { $0.activation < $1.activation }.compactMap(\.constraint)
  }

  /// Removes an element's variables and rules. No constraint may mention the element any more.
  package func forget(_ element: any LayoutElement) {
    if let item = item(of: element) { forget([item], with: []) }
  }

  func nextNumber() -> Int {
    itemCount += 1
    return itemCount
  }

  /// Makes each update pass compare the item's rules with the tree.
  func watch(_ item: LayoutItem) {
    guard !item.isWatched else { return }
    item.isWatched = true
    let place = watched.lastIndex { $0.number < item.number }.map { $0 + 1 } ?? 0
    watched.insert(item, at: place)
  }

  private func forget(_ leaving: [LayoutItem], with rows: [LayoutRow]) {
    withdraw(rows + leaving.flatMap(\.rules))
    guard !leaving.isEmpty else { return }
    for item in leaving {
      item.rules = []
      item.isForgotten = true
    }
    for item in leaving {
      for variable in item.variables {
        contentOwners[variable] = nil
        if variable.index < itemsByVariable.count { itemsByVariable[variable.index] = nil }
        solver.removeVariable(variable)
      }
    }
    for item in leaving { itemsByObject[item.key] = nil }
    items.removeAll(where: \.isForgotten)
    watched.removeAll(where: \.isForgotten)
    outdated.removeAll(where: \.isForgotten)
    rewrapped.removeAll(where: \.isForgotten)
    stale.removeAll(where: \.isForgotten)
    unread.removeAll(where: \.isForgotten)
  }

  /// Starts over if the engine has rows about a box whose placement changed: the next solution is
  /// computed from the constraints alone. Placement does not change while frames are rendered, so
  /// the cost is acceptable.
  package func placementChanged(of box: any LayoutBox) {
    if item(of: box) != nil { startOver() }
    setNeedsSurvey()
  }

  private func startOver() {
    for item in items { item.box?.layoutParent?.setNeedsLayout() }
    solver = Solver(cellLimit: cellLimit)
    items = []
    watched = []
    outdated = []
    rewrapped = []
    stale = []
    unread = []
    itemsByVariable = []
    itemsByObject = [:]
    contentOwners = [:]
    rowsByID = [:]
    for row in rowsByConstraint.values { row.leaveSolver() }
    pending = []
    demoted = []
    waiting = constraints
    needsReading = true
  }

  /// Records that the size of the box's content may have changed.
  package func contentSizeChanged(of box: any LayoutBox) {
    guard let item = item(of: box) else { return arrived(box) }
    guard !item.contentIsStale else { return }
    item.contentIsStale = true
    stale.append(item)
  }

  /// Records that the hugging or compression resistance of the box changed.
  package func contentPrioritiesChanged(of box: any LayoutBox) {
    if let item = item(of: box) {
      dropContentRules(of: item)
      item.contentIsStale = true
    }
    arrived(box)
  }

  // MARK: - What was found

  /// Reports once that rounding has cost the solution its accuracy.
  func checkAccuracy() {
    guard fitting == nil, !hasReportedAccuracy else { return }
    switch solver.accuracy {
    case .kept: return
    case .lost(let violation): problems.append(.accuracyLost(violation: violation))
    case .unfinished: problems.append(.optimumNotFound)
    }
    hasReportedAccuracy = true
  }

  /// Returns the frame of an element in the coordinates of its parent, as of the last solution and
  /// not rounded. Nil for an element that no constraint mentions.
  package func solvedFrame(of element: any LayoutElement) -> CGRect? { item(of: element)?.solved }

  /// Settles and returns the solved size of the root box.
  package func solvedRootSize() -> CGSize {
    let item = item(for: root)
    settle()
    return item.solved.size
  }

  /// The work done since the engine was created: rows added, pivots, element queries and solutions
  /// read. `cells` is the current number of cells in the solver.
  package var effort: (rows: Int, pivots: Int, visits: Int, reads: Int, cells: Int) {
    (rowCount, solver.pivotCount, visits, readCount, solver.cellCount)
  }

  /// The number of items of all engines in the process, with which tests detect leaks.
  package static var liveItemCount: Int { LayoutItem.liveCount }

  func item(of element: any LayoutElement) -> LayoutItem? {
    itemsByObject[ObjectIdentifier(element)]
  }
}
