import Cassowary
import Foundation

/// From the state of the tree to a solution, and from the solution to marks on the views. When
/// only constants changed, nothing here allocates.
extension LayoutEngine {
  /// More measurements than this, and a text's height feeds back into its width.
  private static let measuringRounds = 4

  /// The update pass: takes in what changed, solves, measures wrapping texts at their new widths.
  func settle() {
    if needsSurvey { survey() }
    for _ in 0...Self.measuringRounds {
      refresh()
      solve()
      read()
      if !measure() { break }
    }
  }

  // MARK: - Taking in

  private func survey() {
    needsSurvey = false
    installWaiting()
    surveyContent(of: root)
  }

  /// Content sizes come after the app's constraints, which win ties.
  private func surveyContent(of view: UIView) {
    let isFree = !view.translatesAutoresizingMaskIntoConstraints && !view.fillsWindow
    if isFree || (view === root && fitting != nil) { readContent(of: view) }
    for subview in view.subviews { surveyContent(of: subview) }
  }

  private func readContent(of view: UIView) {
    var known = item(of: view)
    if let known, !known.contentIsStale { return }
    var size = view.intrinsicContentSize
    if size.width < 0, size.height < 0, known == nil { return }
    if known == nil { known = item(for: view) }
    guard let item = known else { return }
    item.contentIsStale = false
    let width = item.measuredWidth
    if let width, let wrapped = view.contentSize(forWidth: width) { size.height = wrapped.height }
    if item.hasContent(onTheAxesOf: size) {
      item.contentSize = size
    } else {
      replaceContentRules(of: item, view, size)
    }
  }

  private func replaceContentRules(of item: LayoutItem, _ view: UIView, _ size: CGSize) {
    dropContentRules(of: item)
    item.contentSize = size
    for axis in [Axis.horizontal, .vertical] where item.content(axis) >= 0 {
      let insets = view.alignmentInsets(axis)
      let length = LinearExpression(
        [Term(item.size(axis))], constant: -insets.before - insets.after)
      let content = item.content(axis)
      keep(
        .hugging(axis), of: item, length, .lessThanOrEqual, content,
        priority: view.contentHuggingPriority(for: axis).ofContent
      ).base = length.constant
      keep(
        .resistance(axis), of: item, length, .greaterThanOrEqual, content,
        priority: view.contentCompressionResistancePriority(for: axis).ofContent
      ).base = length.constant
    }
  }

  func dropContentRules(of item: LayoutItem) {
    drop(\.isContentSize, of: item)
    item.contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Compares the rules with the tree: offsets, insets, frames set by hand, fonts.
  private func refresh() {
    var i = 0
    // By index: a rule that is made again may bring in new items.
    while i < items.count {
      let item = items[i]
      i += 1
      for row in item.rules {
        guard case .rule(let rule) = row.origin, rule != .notNegative else { continue }
        let target = target(of: rule, item)
        // After springs moved a frame they share as before, but for rounding.
        if abs(target.slope - row.slope) < 1e-9 {
          set(row, to: target.constant - row.base)
        } else {
          replaceAutoresizing(of: item)
          break
        }
      }
    }
  }

  /// The springs of a frame set by hand share differently now.
  private func replaceAutoresizing(of item: LayoutItem) {
    guard let view = item.view else { return }
    drop(\.isAutoresizing, of: item)
    addPlacement(of: item, view)
  }

  private func drop(_ isMeant: (LayoutRow.Rule) -> Bool, of item: LayoutItem) {
    withdraw(item.rules.filter { $0.rule.map(isMeant) ?? false })
    item.rules.removeAll { $0.rule.map(isMeant) ?? false }
  }

  // MARK: - Solving

  private func solve() {
    while !pending.isEmpty {
      needsReading = true
      do throws(SolverError) {
        try solver.setConstants(pending)
        pending.removeAll(keepingCapacity: true)
      } catch {
        guard case .unsatisfiable(let ids) = error,
          resolve(ids.compactMap { rowsByID[$0] }, axis: failingAxis(ids)) != nil
        else { return solveOneByOne() }
      }
    }
    restore()
  }

  /// Nothing in the conflict may give way: every change that can be made is made all the same.
  private func solveOneByOne() {
    for change in pending {
      do throws(SolverError) {
        try solver.setConstant(of: change.id, to: change.constant)
      } catch {
        rowsByID[change.id]?.constant = solver.constraint(change.id).constant
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// The axis of the first change that has a part in the conflict.
  private func failingAxis(_ conflict: [ConstraintID]) -> Axis? {
    for change in pending where conflict.contains(change.id) {
      if let axis = rowsByID[change.id]?.axis { return axis }
    }
    return nil
  }

  // MARK: - Reading

  /// Marks the superviews of views whose place is another than was last read.
  private func read() {
    guard needsReading else { return }
    needsReading = false
    for item in items {
      let rect = CGRect(
        x: solver.value(of: item.left), y: solver.value(of: item.top),
        width: solver.value(of: item.width), height: solver.value(of: item.height))
      if rect != item.solved {
        item.solved = rect
        if fitting == nil { item.view?.superview?.setNeedsLayout() }
      }
      readContent(of: item)
    }
  }

  private func readContent(of item: LayoutItem) {
    guard let scroll = item.scroll else { return }
    let size = CGSize(
      width: solver.value(of: scroll.contentWidth), height: solver.value(of: scroll.contentHeight))
    guard size != scroll.solved else { return }
    item.scroll?.solved = size
    if fitting == nil { item.view?.setNeedsLayout() }
  }

  /// Asks wrapping content for its height at its width, rounded down to the pixel grid. Returns
  /// whether that changes anything.
  private func measure() -> Bool {
    var changed = false
    for item in items {
      guard let view = item.view, item.hasContentRules else { continue }
      let width = CGFloat.floorToPixels(item.solved.width, scale: view.environment.screen.scale)
      guard width > 0, width != item.measuredWidth else { continue }
      item.measuredWidth = width
      guard let size = view.contentSize(forWidth: width) else { continue }
      if size.height != item.contentSize.height {
        item.contentSize.height = size.height
        changed = true
      }
    }
    return changed || baselinesMoved
  }

  /// Baselines follow the size of a text that is taller than its lines.
  private var baselinesMoved: Bool {
    for item in items where item.firstBaseline != nil {
      for row in item.rules {
        guard case .rule(let rule) = row.origin else { continue }
        if rule == .firstBaseline || rule == .lastBaseline,
          target(of: rule, item).constant != row.constant
        {
          return true
        }
      }
    }
    return false
  }

  /// What a scroll view's content size is to be on the axes that constraints mention: the solution.
  func takeContentSize(of view: UIView) -> (width: CGFloat?, height: CGFloat?) {
    guard let item = item(of: view), let scroll = item.scroll else { return (nil, nil) }
    let takesWidth = scroll.widthUses > 0 && !isJammed(item, scroll, .horizontal)
    let takesHeight = scroll.heightUses > 0 && !isJammed(item, scroll, .vertical)
    if takesWidth || takesHeight { item.scroll?.wasHandedOver = true }
    return (
      takesWidth ? scroll.solved.width : nil, takesHeight ? scroll.solved.height : nil
    )
  }

  /// Whether scrolling itself is what breaks a constraint, and the end of the content runs away with
  /// the finger for it: content that is tied to something outside and cannot shrink any more. The
  /// content did not grow then, so that its size stays as it was. A constraint that is broken for
  /// another reason changes nothing here.
  private func isJammed(_ item: LayoutItem, _ scroll: LayoutItem.Scroll, _ axis: Axis) -> Bool {
    guard scroll.wasHandedOver, !demoted.isEmpty,
      let offset = item.rules.first(where: { $0.rule == .offset(axis) })?.id
    else { return false }
    let size = axis == .horizontal ? scroll.contentWidth : scroll.contentHeight
    return solver.value(of: size, dependsOn: offset)
      && demoted.contains { row in
        row.id.map { solver.violation(of: $0, dependsOn: offset) } ?? false
      }
  }
}

extension LayoutEngine {
  /// Where the solution leaves a choice.
  func ambiguousAxes(of view: UIView) -> [Axis] {
    guard let item = item(of: view) else { return [.horizontal, .vertical] }
    return [Axis.horizontal, .vertical].filter {
      solver.isAmbiguous(item.origin($0)) || solver.isAmbiguous(item.size($0))
    }
  }
}
