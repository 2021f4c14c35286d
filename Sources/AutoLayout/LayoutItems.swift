import Cassowary

/// The items of an engine, in the order of their creation, by element and by variable.
@MainActor
struct LayoutItems {
  private(set) var all: [LayoutItem] = []
  /// The items, in order, whose rules depend on values that change without a call to the engine:
  /// offsets, insets, frames set by code, and fonts. Each pass compares their rules with the tree.
  private(set) var watched: [LayoutItem] = []
  /// The item of each element, for lookup.
  private var byElement: [ObjectIdentifier: LayoutItem] = [:]
  /// The item of each variable that is read, by the variable's index.
  private var byVariable: [LayoutItem?] = []
  /// The item of a scroll view by each variable that is the size of its content.
  private var contentOwners: [Variable: (item: LayoutItem, axis: LayoutAxis)] = [:]
  private var count = 0
  /// The numbers of the moved items, each with the index of one of the item's variables. Numbers
  /// are stored instead of items, because counting references would cost more than reading the
  /// items. The array is reused in each pass to avoid allocations.
  private var moved: [(number: Int, index: Int)] = []

  func item(of element: any LayoutElement) -> LayoutItem? { byElement[ObjectIdentifier(element)] }

  // MARK: - Adding and removing

  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  mutating func add(_ item: LayoutItem) {
    all.append(item)
    byElement[item.key] = item
    add([item.left, item.top, item.width, item.height], of: item)
  }

  /// Registers the variables of an item, so that the item is read when one of them moves.
  mutating func add(_ variables: [Variable], of item: LayoutItem) {
    for variable in variables {
      if variable.index >= byVariable.count {
        let missing = variable.index + 1 - byVariable.count
        byVariable.append(contentsOf: repeatElement(nil, count: missing))
      }
      byVariable[variable.index] = item
    }
  }

  mutating func watch(_ item: LayoutItem) {
    guard !item.isWatched else { return }
    item.isWatched = true
    let place = watched.lastIndex { $0.number < item.number }.map { $0 + 1 } ?? 0
    watched.insert(item, at: place)
  }

  /// Removes items, and marks them as forgotten.
  mutating func remove(_ leaving: [LayoutItem]) {
    for item in leaving {
      item.isRemoved = true
      byElement[item.key] = nil
      for variable in item.variables {
        contentOwners[variable] = nil
        if variable.index < byVariable.count { byVariable[variable.index] = nil }
      }
    }
    all.removeAll(where: \.isRemoved)
    watched.removeAll(where: \.isRemoved)
  }

  /// Removes all items. Items created afterwards get higher numbers.
  mutating func removeAll() {
    (all, watched, byElement, byVariable, contentOwners) = ([], [], [:], [], [:])
  }

  // MARK: - Scrolling content

  mutating func setContent(of scroll: LayoutItem, width: Variable, height: Variable) {
    contentOwners[width] = (scroll, .horizontal)
    contentOwners[height] = (scroll, .vertical)
  }

  /// Counts the constraints that mention the size of a scrolling content, directly or through the
  /// margins. The engine determines the size on an axis with such constraints.
  func countContentUses(in constraint: LinearConstraint, by count: Int) {
    for term in constraint.terms where term.coefficient != 0 {
      guard let (item, axis) = contentOwners[term.variable] else { continue }
      switch axis {
      case .horizontal: item.scroll?.widthUses += count
      case .vertical: item.scroll?.heightUses += count
      }
    }
  }

  // MARK: - Frames

  /// The elements that lost their last row since the last solution.
  private var released: [LayoutItem] = []

  /// Counts the rows that mention the frames of elements. Returns the items that had none before.
  mutating func countFrameUses(
    in constraint: LinearConstraint, by count: Int
  ) -> [LayoutItem] {
    var first: [LayoutItem] = []
    for term in constraint.terms where term.coefficient != 0 {
      guard term.variable.index < byVariable.count, let item = byVariable[term.variable.index],
        item.isFrame(term.variable)
      else { continue }
      if item.frameUses == 0 { first.append(item) }
      item.frameUses += count
      if item.frameUses > 0 { item.isPlaced = true } else { released.append(item) }
    }
    return first
  }

  /// Releases the elements whose frames no row determines any more.
  mutating func releaseFrames() {
    for item in released where item.frameUses == 0 { item.isPlaced = false }
    released.removeAll()
  }

  // MARK: - Moved items

  /// Records that the solver moved a variable, if the variable's item is read.
  mutating func noteMoved(variable index: Int) {
    guard index < byVariable.count, let item = byVariable[index], !item.hasMoved else { return }
    item.hasMoved = true
    moved.append((item.number, index))
  }

  /// Sorts the recorded items by number and returns their count.
  mutating func sortMoved() -> Int {
    if moved.count > 1 { moved.sort { $0.number < $1.number } }
    return moved.count
  }

  /// Returns a recorded item by its position and clears its record. Returns nil if the item was
  /// removed since, for example by code called while items are read.
  func takeMoved(at place: Int) -> LayoutItem? {
    guard place < moved.count, moved[place].index < byVariable.count,
      let item = byVariable[moved[place].index]
    else { return nil }
    item.hasMoved = false
    return item
  }

  mutating func removeAllMoved() { moved.removeAll(keepingCapacity: true) }
}
