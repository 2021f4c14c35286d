import Cassowary
package import Foundation

/// Auto Layout of one tree of boxes: its constraints as rows of one solver.
///
/// A box has four variables in its parent's coordinates; variables that nothing mentions are 0. A
/// row is written in the coordinates of the nearest common ancestor of its elements, adding up the
/// positions on the way there and subtracting the scroll offset where one is crossed. The offset is
/// a variable held by a required row, so that scrolling changes one constant and no row. Absolute
/// positions would make rows shorter, but an unplaced box would then lie at the window's corner
/// instead of its parent's.
///
/// Rows enter the solver in the update pass, not when constraints are activated; constants are
/// collected and solved for once a round.
@MainActor
package final class LayoutEngine {
  /// The topmost box. It holds the engine.
  unowned let root: any LayoutBox
  /// Set for scratch engines, which find the size of their root and report nothing.
  let fitting: FittingTarget?
  var solver: Solver
  private let cellLimit: Int
  /// Activated, not yet in the solver.
  var waiting: [LayoutConstraint] = []
  var items: [LayoutItem] = []
  /// Of `items`, in their order, those whose rules follow what the engine is not told of: offsets,
  /// insets, frames set by hand, fonts.
  var watched: [LayoutItem] = []
  /// Those whose content has another size than their rules say.
  var outdated: [LayoutItem] = []
  /// Those whose content may wrap otherwise: their width is another, or the content.
  var rewrapped: [LayoutItem] = []
  /// Those whose content is to be asked for its size again.
  var stale: [LayoutItem] = []
  /// Elements whose state was asked, until now.
  var visits = 0
  /// Solutions of elements that were read, until now.
  var readCount = 0
  private var itemCount = 0
  /// By the index of each variable that is read.
  var itemsByVariable: [LayoutItem?] = []
  /// The numbers of those to be read, and for each the index of a variable of it. Kept between passes to
  /// spare allocations.
  var moved: [(number: Int, index: Int)] = []
  /// For lookup only.
  var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
  var rowsByConstraint: [ObjectIdentifier: LayoutRow] = [:]
  var rowsByID: [ConstraintID: LayoutRow] = [:]
  /// Constants to be set by the next solution.
  var pending: [(id: ConstraintID, constant: Double)] = []
  var demoted: [LayoutRow] = []
  /// Conflicts that were reported, by the serials of the constraints in them.
  var knownConflicts: Set<[Int]> = []
  /// What was found since `settle` last returned.
  var problems: [LayoutProblem] = []
  /// Rows made, which are entered into the solver, and constraints activated, until now.
  var rowCount = 0
  private var activationCount = 0
  /// Boxes by the variables that stand for the size of their scrolling content.
  var contentOwners: [Variable: (item: LayoutItem, axis: LayoutAxis)] = [:]
  /// Constraints wait, boxes came, or a content size may be another.
  var needsSurvey = true
  /// Whether all boxes are to be asked for their content's size then, not only those that came.
  var surveysAll = true
  /// Boxes that came with all in them since the last survey.
  var arrivals: [WeakBox] = []
  /// Those that came to be since the last survey.
  var unread: [LayoutItem] = []
  /// The variables may have other values than were last read.
  var needsReading = true
  /// Rows came or went since somebody asked for ambiguities.
  var needsAmbiguityCheck = true
  private var hasReportedAccuracy = false
  var hasReportedSize = false

  /// - Parameters:
  ///   - fitting: makes a scratch engine, for the size of `root` alone.
  ///   - cellLimit: of the solver.
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

  /// In the order of activation.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  package var constraints: [LayoutConstraint] { rowsInOrder.compactMap(\.constraint) }

  private var rowsInOrder: [LayoutRow] {
    rowsByConstraint.values.sorted { $0.activation < $1.activation }
  }

  /// Things in the order in which their constraints were activated.
  package func inOrder<Thing>(
    _ things: [Thing], by constraint: (Thing) -> LayoutConstraint?
  ) -> [Thing] {
    guard things.count > 1 else { return things }
    func activation(_ thing: Thing) -> Int {
      constraint(thing).flatMap { rowsByConstraint[ObjectIdentifier($0)]?.activation } ?? 0
    }
    return things.map { (activation($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// - Parameter container: the nearest common ancestor of the elements.
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

  /// Takes the constraint out and puts it in again with what it says now.
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

  /// Whether the present solution leaves the constraint unsatisfied: by more than a millionth of
  /// its size (at least of a point).
  package func isBroken(_ constraint: LayoutConstraint) -> Bool {
    guard let row = rowsByConstraint[ObjectIdentifier(constraint)], let id = row.id else {
      return false
    }
    return solver.violation(of: id) > 1e-6 * max(1, abs(row.constant))
  }

  // MARK: - The tree

  /// Content sizes may be others: all boxes are looked at when the engine next settles.
  package func setNeedsSurvey() { (needsSurvey, surveysAll) = (true, true) }

  /// A box came with all in it: these are looked at when the engine next settles, and not the rest.
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

  /// Takes constraints and all that elements occupy out of the solver: a subtree leaves. No other
  /// constraint may mention the elements any more. Returns the constraints in the order of
  /// activation.
  ///
  /// - Complexity: Looks at what leaves; the rest of the tree is not touched.
  package func release(
    _ constraints: [LayoutConstraint], _ elements: [any LayoutElement]
  ) -> [LayoutConstraint] {
    let rows = constraints.compactMap { rowsByConstraint.removeValue(forKey: ObjectIdentifier($0)) }
    waiting.removeAll { rowsByConstraint[ObjectIdentifier($0)] == nil }
    forget(elements.compactMap { item(of: $0) }, with: rows)
    return rows.sorted { $0.activation < $1.activation }.compactMap(\.constraint)
  }

  /// Gives back all that an element occupies. No constraint may mention it any more.
  package func forget(_ element: any LayoutElement) {
    if let item = item(of: element) { forget([item], with: []) }
  }

  func nextNumber() -> Int {
    itemCount += 1
    return itemCount
  }

  /// Has the item's rules compared with the tree in each pass.
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

  /// Forgets all rows if the engine has some about the box; the next solution is made from the
  /// constraints alone. For boxes that change how they are placed, which happens on no frame path.
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

  /// The box's own content has another size, perhaps.
  package func contentSizeChanged(of box: any LayoutBox) {
    guard let item = item(of: box) else { return arrived(box) }
    guard !item.contentIsStale else { return }
    item.contentIsStale = true
    stale.append(item)
  }

  /// The box resists otherwise to be larger and smaller than its content.
  package func contentPrioritiesChanged(of box: any LayoutBox) {
    if let item = item(of: box) {
      dropContentRules(of: item)
      item.contentIsStale = true
    }
    arrived(box)
  }

  // MARK: - What was found

  /// Notes once that rounding has cost the solution its accuracy.
  func checkAccuracy() {
    guard fitting == nil, !hasReportedAccuracy else { return }
    switch solver.accuracy {
    case .kept: return
    case .lost(let violation): problems.append(.accuracyLost(violation: violation))
    case .unfinished: problems.append(.optimumNotFound)
    }
    hasReportedAccuracy = true
  }

  /// The frame in the coordinates of the parent, as of the last solution, not rounded; nil for an
  /// element that no constraint mentions.
  package func solvedFrame(of element: any LayoutElement) -> CGRect? { item(of: element)?.solved }

  /// Makes the root an item, so that the solution has a size for it, and settles.
  package func solvedRootSize() -> CGSize {
    let item = item(for: root)
    settle()
    return item.solved.size
  }

  /// What the engine has done since it was made: rows entered into the solver, the solver's pivots,
  /// elements whose state was asked and whose solution was read, and the cells that the solver has now.
  package var effort: (rows: Int, pivots: Int, visits: Int, reads: Int, cells: Int) {
    (rowCount, solver.pivotCount, visits, readCount, solver.cellCount)
  }

  /// How many elements all engines of the program keep: what tests hold leaks against.
  package static var liveItemCount: Int { LayoutItem.liveCount }

  func item(of element: any LayoutElement) -> LayoutItem? {
    itemsByObject[ObjectIdentifier(element)]
  }
}
