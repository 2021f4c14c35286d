import Cassowary
import Foundation

/// Auto Layout of one view tree: its constraints as rows of one solver.
///
/// A view has four variables in its superview's coordinates; variables that nothing mentions are 0.
/// A row is written in the coordinates of the nearest common ancestor of its items, adding up the
/// positions on the way there and subtracting a scroll view's offset where it is crossed. The
/// offset is a variable held by a required row, so that scrolling changes one constant and no row.
/// Absolute positions would make rows shorter, but an unplaced view would then lie at the window's
/// corner instead of its superview's (layout.md §1.1).
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
  /// In the order of activation.
  private(set) var constraints: [NSLayoutConstraint] = []
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
  var rowCount = 0
  /// Constraints wait, views came, or a content size may be another.
  var needsSurvey = true
  /// The variables may have other values than were last read.
  var needsReading = true

  init(root: UIView, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: - The app's constraints

  func add(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    waiting.append(constraint)
    needsSurvey = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
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

  /// Forgets a subtree that leaves, and deactivates what crosses its border. Returns the
  /// constraints that go with it.
  func release(_ subtree: UIView) -> [NSLayoutConstraint] {
    var leaving: [NSLayoutConstraint] = []
    for constraint in constraints {
      if constraint.owner?.isDescendant(of: subtree) == true {
        leaving.append(constraint)
      } else if constraint.touches(subtree) {
        constraint.deactivate()
      }
    }
    constraints.removeAll { leaving.contains($0) }
    waiting.removeAll { leaving.contains($0) }
    if items.contains(where: { $0.belongs(to: subtree) }) { startOver() }
    for constraint in leaving { rowsByConstraint[ObjectIdentifier(constraint)] = nil }
    return leaving
  }

  /// Forgets all rows; the next solution is made from the constraints alone. For changes of the
  /// tree, which happen on no frame path, this spares bookkeeping for every variable.
  func startOver() {
    for item in items { item.view?.superview?.setNeedsLayout() }
    solver = Solver()
    items = []
    itemsByObject = [:]
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

extension LayoutItem {
  func belongs(to subtree: UIView) -> Bool {
    (view ?? guide?.owningView)?.isDescendant(of: subtree) == true
  }
}
