import Cassowary
package import Foundation

/// The update pass: from the state of the tree to a solution, and from the solution to boxes that
/// need layout. If only constants changed, the pass allocates no memory.
extension LayoutEngine {
  /// The number of repeated measurements. A layout that needs more has text whose height affects
  /// its own width.
  private static let measuringRounds = 4

  /// Runs the update pass: reads changes, solves, and measures wrapping text at its new width.
  ///
  /// - Returns: The problems found since the last pass, in order.
  @discardableResult
  package func settle() -> [LayoutProblem] {
    if !needsSurvey { readStaleContents() }
    if needsSurvey { survey() }
    for _ in 0...Self.measuringRounds {
      refresh()
      solve()
      read()
      if !measure() { break }
    }
    checkAccuracy()
    defer { problems = [] }
    return problems
  }

  // MARK: - Taking in

  /// Reads content sizes, after the constraints were added, because constraints win ties.
  private func survey() {
    let asksAll = surveysAll
    (needsSurvey, surveysAll) = (false, false)
    installWaiting()
    // Changes that arrive while boxes are queried wait for the next pass.
    let (arrived, named) = (arrivals, unread + stale)
    arrivals.removeAll(keepingCapacity: true)
    unread.removeAll(keepingCapacity: true)
    stale.removeAll(keepingCapacity: true)
    if asksAll { surveyContent(of: root) } else { survey(arrived, named) }
  }

  private func surveyContent(of box: any LayoutBox) {
    visits += 1
    if isSizedByContent(box) { readContent(of: box) }
    box.forEachLayoutChild { surveyContent(of: $0) }
  }

  /// Reads the content sizes of new boxes and of those that constraints or content changes name.
  /// All other boxes are unchanged.
  ///
  /// The order is that of the tree, as if all boxes were queried.
  private func survey(_ arrivals: [WeakBox], _ named: [LayoutItem]) {
    var single: Set<ObjectIdentifier> = []
    var whole: Set<ObjectIdentifier> = []
    var outer: Set<ObjectIdentifier> = []
    func note(_ box: any LayoutBox, in set: inout Set<ObjectIdentifier>) {
      guard set.insert(ObjectIdentifier(box)).inserted else { return }
      var parent = box.layoutParent
      while let current = parent, outer.insert(ObjectIdentifier(current)).inserted {
        parent = current.layoutParent
      }
    }
    for arrival in arrivals { arrival.box.map { note($0, in: &whole) } }
    for item in named where item.contentIsStale { item.box.map { note($0, in: &single) } }
    func survey(_ box: any LayoutBox) {
      let key = ObjectIdentifier(box)
      if whole.contains(key) { return surveyContent(of: box) }
      if single.contains(key) {
        visits += 1
        if isSizedByContent(box) { readContent(of: box) }
      }
      if outer.contains(key) { box.forEachLayoutChild { survey($0) } }
    }
    survey(root)
  }

  private func isSizedByContent(_ box: any LayoutBox) -> Bool {
    box.layoutPlacement == .constraints || (box === root && fitting != nil)
  }

  private func readContent(of box: any LayoutBox) {
    var known = item(of: box)
    if let known, !known.contentIsStale { return }
    var size = box.intrinsicContentSize
    if size.width < 0, size.height < 0, known == nil { return }
    if known == nil { known = item(for: box) }
    guard let item = known else { return }
    item.contentIsStale = false
    size = wrapped(size, of: item, box)
    if item.hasContent(onTheAxesOf: size) {
      setContent(of: item, size)
    } else {
      replaceContentRules(of: item, box, size)
    }
  }

  /// Reads the changed content sizes. A content that gained or lost its size on an axis waits for a
  /// survey, so that rules are added in the order of the tree.
  private func readStaleContents() {
    let changed = stale
    stale.removeAll(keepingCapacity: true)
    for item in changed where item.contentIsStale {
      guard let box = item.box, isSizedByContent(box) else { continue }
      visits += 1
      let size = wrapped(box.intrinsicContentSize, of: item, box)
      if item.hasContent(onTheAxesOf: size) {
        item.contentIsStale = false
        setContent(of: item, size)
      } else {
        stale.append(item)
        needsSurvey = true
      }
    }
  }

  private func wrapped(_ size: CGSize, of item: LayoutItem, _ box: any LayoutBox) -> CGSize {
    guard let width = item.measuredWidth, let wrapped = box.layoutContentSize(forWidth: width)
    else { return size }
    return CGSize(width: size.width, height: wrapped.height)
  }

  /// Stores a content size. Its rules are updated when they are next compared with the tree.
  private func setContent(of item: LayoutItem, _ size: CGSize) {
    rewrapped.append(item)
    guard size != item.contentSize else { return }
    item.contentSize = size
    guard !item.isOutdated else { return }
    item.isOutdated = true
    outdated.append(item)
  }

  private func replaceContentRules(of item: LayoutItem, _ box: any LayoutBox, _ size: CGSize) {
    dropContentRules(of: item)
    item.contentSize = size
    rewrapped.append(item)
    for axis in LayoutAxis.allCases where item.content(axis) >= 0 {
      let insets = box.layoutAlignmentInsets.along(axis)
      let priorities = box.layoutContentPriorities(along: axis)
      let length = LinearExpression(
        [Term(item.size(axis))], constant: -insets.before - insets.after)
      let content = item.content(axis)
      keep(
        .hugging(axis), of: item, length, .lessThanOrEqual, content,
        priority: priorities.hugging.ofContent
      ).base = length.constant
      keep(
        .resistance(axis), of: item, length, .greaterThanOrEqual, content,
        priority: priorities.resistance.ofContent
      ).base = length.constant
    }
  }

  func dropContentRules(of item: LayoutItem) {
    drop(\.isContentSize, of: item)
    item.contentSize = LayoutItem.noContent
  }

  /// Updates the rules from the tree: offsets, insets, frames set by hand, fonts and contents.
  private func refresh() {
    guard !outdated.isEmpty else {
      for item in watched { refresh(item) }
      return
    }
    let all = watched + outdated.filter { !$0.isWatched }
    for item in outdated { item.isOutdated = false }
    outdated.removeAll(keepingCapacity: true)
    for item in all.sorted(by: { $0.number < $1.number }) { refresh(item) }
  }

  private func refresh(_ item: LayoutItem) {
    visits += 1
    for row in item.rules {
      guard let rule = row.rule, rule != .notNegative else { continue }
      let target = target(of: rule, item)
      // After springs moved a frame, its shares are unchanged except for rounding.
      guard abs(target.slope - row.slope) < 1e-9 else { return replaceSprings(of: item) }
      set(row, to: target.constant - row.base)
    }
  }

  /// Replaces the rules of a frame set by hand, whose springs now share differently.
  private func replaceSprings(of item: LayoutItem) {
    guard let box = item.box else { return }
    drop(\.isSprings, of: item)
    addPlacement(of: item, box)
  }

  private func drop(_ isMeant: (LayoutRule) -> Bool, of item: LayoutItem) {
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

  /// Applies each pending change that is possible. Used when no row of the conflict may be broken.
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

  /// Returns the axis of the first pending change that is part of the conflict.
  private func failingAxis(_ conflict: [ConstraintID]) -> LayoutAxis? {
    for change in pending where conflict.contains(change.id) {
      if let axis = rowsByID[change.id]?.axis { return axis }
    }
    return nil
  }

  // MARK: - Reading

  /// Marks the parents of boxes whose frames differ from those last read. Examines only boxes with
  /// a changed variable, in the order of their numbers.
  private func read() {
    guard needsReading else { return }
    needsReading = false
    noteMovedItems()
    for place in moved {
      guard let item = itemsByVariable[place.index] else { continue }
      item.hasMoved = false
      readCount += 1
      readFrame(of: item)
      readContent(of: item)
    }
    moved.removeAll(keepingCapacity: true)
  }

  private func noteMovedItems() {
    solver.takeMoved { index in
      guard index < itemsByVariable.count, let item = itemsByVariable[index], !item.hasMoved
      else { return }
      item.hasMoved = true
      moved.append((item.number, index))
    }
    // Sorting items instead of numbers would cost more in reference counting than everything else
    // here.
    if moved.count > 1 { moved.sort { $0.number < $1.number } }
  }

  private func readFrame(of item: LayoutItem) {
    let rect = CGRect(
      x: solver.value(of: item.left), y: solver.value(of: item.top),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
    guard rect != item.solved else { return }
    if rect.width != item.solved.width { rewrapped.append(item) }
    item.solved = rect
    if fitting == nil { item.box?.layoutParent?.setNeedsLayout() }
  }

  private func readContent(of item: LayoutItem) {
    guard let scroll = item.scroll else { return }
    let size = CGSize(
      width: solver.value(of: scroll.contentWidth), height: solver.value(of: scroll.contentHeight))
    guard size != scroll.solved else { return }
    item.scroll?.solved = size
    if fitting == nil { item.box?.setNeedsLayout() }
  }

  /// Measures wrapping content at its width, rounded down to the pixel grid. Returns whether a
  /// height or a baseline changed.
  private func measure() -> Bool {
    guard !rewrapped.isEmpty else { return baselinesMoved }
    let items = rewrapped.sorted { $0.number < $1.number }
    rewrapped.removeAll(keepingCapacity: true)
    var changed = false
    for item in items {
      visits += 1
      guard let box = item.box, item.hasContentRules else { continue }
      let width = floorToPixels(item.solved.width, scale: box.layoutScale)
      guard width > 0, width != item.measuredWidth else { continue }
      item.measuredWidth = width
      guard let size = box.layoutContentSize(forWidth: width),
        size.height != item.contentSize.height
      else { continue }
      setContent(of: item, CGSize(width: item.contentSize.width, height: size.height))
      changed = true
    }
    return changed || baselinesMoved
  }

  /// Whether a baseline moved: it depends on the size of a text that is taller than its lines.
  private var baselinesMoved: Bool {
    for item in watched where item.firstBaseline != nil {
      for row in item.rules {
        guard let rule = row.rule else { continue }
        if rule == .firstBaseline || rule == .lastBaseline,
          target(of: rule, item).constant != row.constant
        {
          return true
        }
      }
    }
    return false
  }

  /// Rounds down to the pixel grid. A value that misses a pixel only by rounding errors counts as
  /// that pixel.
  private func floorToPixels(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    (value * scale + 1e-6).rounded(.down) / scale
  }

  /// Returns the solved size of a box's scrolling content, with nil for an axis that no constraint
  /// mentions.
  package func takeContentSize(of box: any LayoutBox) -> (width: CGFloat?, height: CGFloat?) {
    guard let item = item(of: box), let scroll = item.scroll else { return (nil, nil) }
    let takesWidth = scroll.widthUses > 0 && !isJammed(item, scroll, .horizontal)
    let takesHeight = scroll.heightUses > 0 && !isJammed(item, scroll, .vertical)
    if takesWidth || takesHeight { item.scroll?.wasHandedOver = true }
    return (
      takesWidth ? scroll.solved.width : nil, takesHeight ? scroll.solved.height : nil
    )
  }

  /// Whether scrolling itself breaks a constraint, so that the end of the content would move with
  /// the finger.
  ///
  /// This happens to content that is tied to something outside and cannot shrink any more. The
  /// content did not grow then, so its size stays as it was. A constraint that is broken for
  /// another reason has no effect here.
  private func isJammed(
    _ item: LayoutItem, _ scroll: LayoutItem.Scroll, _ axis: LayoutAxis
  ) -> Bool {
    guard scroll.wasHandedOver, !demoted.isEmpty,
      let offset = item.rules.first(where: { $0.rule == .offset(axis) })?.id
    else { return false }
    return solver.value(of: scroll.content(axis), dependsOn: offset)
      && demoted.contains { row in
        row.id.map { solver.violation(of: $0, dependsOn: offset) } ?? false
      }
  }
}

extension Double {
  /// The priority of a content size, which yields to constraints with an equal value.
  fileprivate var ofContent: Priority { Priority(self, subLevel: 1) }
}
