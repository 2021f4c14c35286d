/// The work for the next update pass: five sets, each emptied by one step of the pass.
///
/// - `arrivals`: boxes added to the tree, including their descendants. Emptied by a survey.
/// - `created`: items created since the last survey. Emptied by a survey.
/// - `stale`: items whose box may have changed its content size. Emptied by reading stale contents,
///   or by a survey.
/// - `resized`: items whose content size differs from the one in their rules. Emptied by comparing
///   the rules with the tree.
/// - `unmeasured`: items whose content may wrap differently, because their width or their content
///   changed. Emptied by measuring.
///
/// Items that a step adds to its own set remain for the next pass. Items that leave the tree are
/// removed from every set.
@MainActor
struct DirtyItems {
  /// Whether the next pass needs a survey: constraints wait, boxes were added, or a content size
  /// gained or lost an axis.
  private(set) var needsSurvey = true
  /// Whether the survey asks all boxes for their content size, instead of `arrivals`, `created` and
  /// `stale` only.
  private var surveysAll = true
  private var arrivals: [WeakBox] = []
  private var created: [LayoutItem] = []
  private var stale: [LayoutItem] = []
  private var resized: [LayoutItem] = []
  private var unmeasured: [LayoutItem] = []

  // MARK: - Marking

  mutating func setNeedsSurvey() { needsSurvey = true }

  mutating func setNeedsFullSurvey() { (needsSurvey, surveysAll) = (true, true) }

  mutating func add(arrival box: any LayoutBox) {
    needsSurvey = true
    if !surveysAll { arrivals.append(WeakBox(box: box)) }
  }

  mutating func add(created item: LayoutItem) { created.append(item) }

  mutating func add(stale item: LayoutItem) { stale.append(item) }

  mutating func add(resized item: LayoutItem) {
    guard !item.isResized else { return }
    item.isResized = true
    resized.append(item)
  }

  mutating func add(unmeasured item: LayoutItem) { unmeasured.append(item) }

  // MARK: - Emptying

  /// Begins a survey that includes the items created during it. Returns whether it asks all boxes.
  mutating func beginSurvey() -> Bool {
    defer { (needsSurvey, surveysAll) = (false, false) }
    return surveysAll
  }

  /// Returns `arrivals`, and the items of `created` and `stale`, and empties all three. Items added
  /// while boxes are asked wait for the next survey.
  mutating func takeSurveyed() -> (arrivals: [WeakBox], items: [LayoutItem]) {
    defer {
      arrivals.removeAll(keepingCapacity: true)
      created.removeAll(keepingCapacity: true)
      stale.removeAll(keepingCapacity: true)
    }
    return (arrivals, created + stale)
  }

  mutating func takeStale() -> [LayoutItem] {
    defer { stale.removeAll(keepingCapacity: true) }
    return stale
  }

  /// Returns and empties `resized`. If only constants changed, the result is an empty array, which
  /// is not allocated.
  mutating func takeResized() -> [LayoutItem] {
    if resized.isEmpty { return [] }
    defer { resized.removeAll(keepingCapacity: true) }
    for item in resized { item.isResized = false }
    return resized
  }

  /// Returns and empties `unmeasured`, in the order in which the items were created.
  mutating func takeUnmeasured() -> [LayoutItem] {
    if unmeasured.isEmpty { return [] }
    defer { unmeasured.removeAll(keepingCapacity: true) }
    return unmeasured.sorted { $0.number < $1.number }
  }

  /// Removes the items that left the tree.
  mutating func removeForgotten() {
    created.removeAll(where: \.isRemoved)
    stale.removeAll(where: \.isRemoved)
    resized.removeAll(where: \.isRemoved)
    unmeasured.removeAll(where: \.isRemoved)
  }

  /// Removes all items, but not a pending survey or the boxes that it asks.
  mutating func removeAllItems() { (created, stale, resized, unmeasured) = ([], [], [], []) }
}
