import Cassowary
import Foundation

/// Auto Layout of one view tree: its constraints as rows of one solver.
///
/// A view has four variables in its superview's coordinates; variables that nothing mentions are 0.
/// A row is written in the coordinates of the nearest common ancestor of its items, adding up the
/// positions on the way there and subtracting a scroll view's offset where it is crossed. The
/// offset is a variable held by a required row, so that scrolling changes one constant and no row.
/// Absolute positions would make rows shorter, but an unplaced view would then lie at the window's
/// corner instead of its superview's.
///
/// Rows enter the solver in the update pass, not when constraints are activated; constants are
/// collected and solved for once a round.
@MainActor
final class LayoutEngine {
  /// The topmost view. It holds the engine.
  unowned let root: UIView
  /// Set for the scratch engines of `systemLayoutSizeFitting`.
  let fitting: FittingTarget?
  var solver = Solver()
  /// Activated, not yet in the solver.
  var waiting: [NSLayoutConstraint] = []
  var items: [LayoutItem] = []
  /// For lookup only.
  var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
  var rowsByConstraint: [ObjectIdentifier: LayoutRow] = [:]
  var rowsByID: [ConstraintID: LayoutRow] = [:]
  /// Constants to be set by the next solution.
  var pending: [(id: ConstraintID, constant: Double)] = []
  var demoted: [LayoutRow] = []
  /// Conflicts that were logged, by the serials of the app's constraints in them.
  var knownConflicts: Set<[Int]> = []
  /// Rows made, which are entered into the solver, and constraints activated, until now.
  var rowCount = 0
  private var activationCount = 0
  /// Scroll views by the variables that stand for the size of their content.
  var contentOwners: [Variable: (item: LayoutItem, axis: Axis)] = [:]
  /// Constraints wait, views came, or a content size may be another.
  var needsSurvey = true
  /// The variables may have other values than were last read.
  var needsReading = true

  init(root: UIView, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: - The app's constraints

  /// In the order of activation.
  ///
  /// - Complexity: O(*n* log *n*) in the constraints of the tree.
  var constraints: [NSLayoutConstraint] {
    rowsByConstraint.values.sorted { $0.activation < $1.activation }.compactMap(\.constraint)
  }

  func add(_ constraint: NSLayoutConstraint) {
    activationCount += 1
    row(for: constraint).activation = activationCount
    waiting.append(constraint)
    needsSurvey = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    waiting.removeAll { $0 === constraint }
    guard let row = rowsByConstraint.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    withdraw(row)
  }

  /// Takes the constraint out and puts it in again with what it says now.
  func reinstall(_ constraint: NSLayoutConstraint) {
    guard let row = rowsByConstraint[ObjectIdentifier(constraint)], row.id != nil else { return }
    withdraw(row)
    waiting.append(constraint)
    needsSurvey = true
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let row = rowsByConstraint[ObjectIdentifier(constraint)] else { return }
    set(row, to: row.sign * Double(constraint.constant) - row.base)
  }

  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    guard let row = rowsByConstraint[ObjectIdentifier(constraint)], let id = row.id else {
      return false
    }
    return solver.violation(of: id) > 1e-6 * max(1, abs(row.constant))
  }

  // MARK: - The tree

  /// Takes over the constraints of a tree that became part of this one.
  func absorb(_ other: LayoutEngine) {
    for constraint in other.constraints { add(constraint) }
  }

  /// Takes the rows of a subtree that leaves out of the solver, and deactivates what crosses its
  /// border. Returns the constraints that go with it, in the order of activation.
  ///
  /// - Complexity: Looks at the subtree and at the constraints of the views it lies in; the rest of
  ///   the tree is not touched.
  func release(_ subtree: UIView) -> [NSLayoutConstraint] {
    let views = subtree.tree
    var ancestor = subtree.superview
    while let view = ancestor {
      for constraint in view.constraints where constraint.touches(subtree) {
        constraint.deactivate()
      }
      ancestor = view.superview
    }
    let leaving = views.flatMap(\.constraints).sorted { activation(of: $0) < activation(of: $1) }
    let rows = leaving.compactMap { rowsByConstraint.removeValue(forKey: ObjectIdentifier($0)) }
    waiting.removeAll { rowsByConstraint[ObjectIdentifier($0)] == nil }
    let items = views.flatMap { view in
      [item(of: view)].compactMap(\.self)
        + (view.layout.freeGuides + view.layout.guides.made).compactMap { item(of: $0) }
    }
    forget(items, with: rows)
    return leaving
  }

  private func activation(of constraint: NSLayoutConstraint) -> Int {
    rowsByConstraint[ObjectIdentifier(constraint)]?.activation ?? 0
  }

  /// Gives back all that items occupy. No constraint of the app may mention them any more, but for
  /// those whose rows are named.
  func forget(_ leaving: [LayoutItem], with rows: [LayoutRow] = []) {
    withdraw(rows + leaving.flatMap(\.rules))
    guard !leaving.isEmpty else { return }
    for item in leaving {
      item.rules = []
      item.isForgotten = true
    }
    for item in leaving {
      for variable in item.variables {
        contentOwners[variable] = nil
        solver.removeVariable(variable)
      }
    }
    for item in leaving { itemsByObject[item.key] = nil }
    items.removeAll(where: \.isForgotten)
  }

  /// Forgets all rows; the next solution is made from the constraints alone. For views that change
  /// how they are placed, which happens on no frame path.
  func startOver() {
    for item in items { item.view?.superview?.setNeedsLayout() }
    solver = Solver()
    items = []
    itemsByObject = [:]
    contentOwners = [:]
    rowsByID = [:]
    for row in rowsByConstraint.values { row.leaveSolver() }
    pending = []
    demoted = []
    waiting = constraints
    needsSurvey = true
    needsReading = true
  }

  func item(of object: AnyObject) -> LayoutItem? { itemsByObject[ObjectIdentifier(object)] }

  func solvedFrame(of guide: UILayoutGuide) -> CGRect { item(of: guide)?.solved ?? .zero }
}

extension NSLayoutConstraint {
  /// Whether one of the items is in the subtree.
  func touches(_ subtree: UIView) -> Bool {
    Self.view(of: firstItem)?.isDescendant(of: subtree) == true
      || Self.view(of: secondItem)?.isDescendant(of: subtree) == true
  }
}
