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
    if !dirty.needsSurvey { readStaleContents() }
    if dirty.needsSurvey { survey() }
    for _ in 0...Self.measuringRounds {
      refresh()
      rows.solve(&findings)
      read()
      if !measure() { break }
    }
    findings.report(accuracy: inaccuracy)
    return findings.take()
  }

  private var inaccuracy: LayoutProblem? {
    switch rows.solver.accuracy {
    case .kept: nil
    case .lost(let violation): .accuracyLost(violation: violation)
    case .unfinished: .optimumNotFound
    }
  }

  // MARK: - Update pass

  /// Reads content sizes, after the constraints were added, because constraints win ties.
  private func survey() {
    let asksAll = dirty.beginSurvey()
    installWaiting()
    let (arrivals, named) = dirty.takeSurveyed()
    if asksAll { surveyContent(of: root) } else { survey(arrivals, named) }
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
    for item in dirty.takeStale() where item.contentIsStale {
      guard let box = item.box, isSizedByContent(box) else { continue }
      visits += 1
      let size = wrapped(box.intrinsicContentSize, of: item, box)
      if item.hasContent(onTheAxesOf: size) {
        item.contentIsStale = false
        setContent(of: item, size)
      } else {
        dirty.add(stale: item)
        dirty.setNeedsSurvey()
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
    dirty.add(unmeasured: item)
    guard size != item.contentSize else { return }
    item.contentSize = size
    dirty.add(resized: item)
  }

  private func replaceContentRules(of item: LayoutItem, _ box: any LayoutBox, _ size: CGSize) {
    dropContentRules(of: item)
    item.contentSize = size
    dirty.add(unmeasured: item)
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
    let resized = dirty.takeResized()
    guard !resized.isEmpty else {
      for item in items.watched { refresh(item) }
      return
    }
    let all = items.watched + resized.filter { !$0.isWatched }
    for item in all.sorted(by: { $0.number < $1.number }) { refresh(item) }
  }

  private func refresh(_ item: LayoutItem) {
    visits += 1
    for row in item.rules {
      guard let rule = row.rule, rule != .notNegative else { continue }
      let target = target(of: rule, item)
      guard abs(target.slope - row.slope) < Self.sameSlope else {
        return replaceSprings(of: item)
      }
      rows.set(row, to: target.constant - row.base)
    }
  }

  /// The rounding error of a spring's share that is ignored, for example after springs moved a
  /// frame.
  private static let sameSlope = 1e-9

  /// Replaces the rules of a frame set by hand, whose springs now share differently.
  private func replaceSprings(of item: LayoutItem) {
    guard let box = item.box else { return }
    drop(\.isSprings, of: item)
    addPlacement(of: item, box)
  }

  private func drop(_ matches: (LayoutRule) -> Bool, of item: LayoutItem) {
    withdraw(item.rules.filter { $0.rule.map(matches) ?? false })
    item.rules.removeAll { $0.rule.map(matches) ?? false }
  }

  // MARK: - Reading the solution

  /// Marks the parents of boxes whose frames differ from those last read. Examines only boxes with
  /// a changed variable, in the order of their numbers.
  private func read() {
    rows.takeMoved { items.noteMoved(variable: $0) }
    for place in 0..<items.sortMoved() {
      guard let item = items.takeMoved(at: place) else { continue }
      readCount += 1
      readFrame(of: item)
      readContent(of: item)
    }
    items.removeAllMoved()
    items.releaseFrames()
  }

  private func readFrame(of item: LayoutItem) {
    let rect = CGRect(
      x: rows.solver.value(of: item.left), y: rows.solver.value(of: item.top),
      width: rows.solver.value(of: item.width), height: rows.solver.value(of: item.height))
    guard rect != item.solved else { return }
    if rect.width != item.solved.width { dirty.add(unmeasured: item) }
    item.solved = rect
    if fitting == nil { item.box?.layoutParent?.setNeedsLayout() }
  }

  private func readContent(of item: LayoutItem) {
    guard let scroll = item.scroll else { return }
    let size = CGSize(
      width: rows.solver.value(of: scroll.contentWidth),
      height: rows.solver.value(of: scroll.contentHeight))
    guard size != scroll.solved else { return }
    item.scroll?.solved = size
    if fitting == nil { item.box?.setNeedsLayout() }
  }

  /// Measures wrapping content at its width, rounded down to the pixel grid. Returns whether a
  /// height or a baseline changed.
  private func measure() -> Bool {
    var changed = false
    for item in dirty.takeUnmeasured() {
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
    for item in items.watched where item.firstBaseline != nil {
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
    (value * scale + Self.pixelNoise).rounded(.down) / scale
  }

  /// The tolerance in pixels: more than the rounding error of a solved width, less than the eye can
  /// see.
  private static let pixelNoise = 1e-6

  /// Returns the solved size of a box's scrolling content, with nil for an axis that no constraint
  /// mentions.
  package func takeContentSize(of box: any LayoutBox) -> (width: CGFloat?, height: CGFloat?) {
    guard let item = item(of: box), let scroll = item.scroll else { return (nil, nil) }
    let takesWidth = scroll.widthUses > 0 && !isBrokenByScrolling(item, scroll, .horizontal)
    let takesHeight = scroll.heightUses > 0 && !isBrokenByScrolling(item, scroll, .vertical)
    if takesWidth || takesHeight { item.scroll?.wasReported = true }
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
  private func isBrokenByScrolling(
    _ item: LayoutItem, _ scroll: LayoutItem.Scroll, _ axis: LayoutAxis
  ) -> Bool {
    guard scroll.wasReported,
      let offset = item.rules.first(where: { $0.rule == .offset(axis) })?.id
    else { return false }
    return rows.breaksAny(dependingOn: offset)
      && rows.solver.value(of: scroll.content(axis), dependsOn: offset)
  }
}

extension Double {
  /// The priority of a content size, which yields to constraints with an equal value.
  fileprivate var ofContent: Priority { Priority(self, subLevel: 1) }
}
