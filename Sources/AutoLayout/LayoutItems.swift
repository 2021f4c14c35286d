import Cassowary

/// The items of an engine, in the order of their creation, by element and by variable.
@MainActor
struct LayoutItems {
  private(set) var all: [LayoutItem] = []
  /// The items, in order, whose rules depend on values that change without a call to the engine:
  /// offsets, insets, frames set by code, and fonts. Each pass compares their rules with the tree.
  private(set) var watched: [LayoutItem] = []
  /// For lookup only.
  private var byElement: [ObjectIdentifier: LayoutItem] = [:]
  /// The item of each variable that is read, by the variable's index.
  private var byVariable: [LayoutItem?] = []
  /// The items whose scrolling content's size a variable is.
  private var contentOwners: [Variable: (item: LayoutItem, axis: LayoutAxis)] = [:]
  private var count = 0
  /// Numbers of the items that have moved, with the index of a variable of each: counting
  /// references to items would cost more than reading them. Kept between passes to spare
  /// allocations.
  private var moved: [(number: Int, index: Int)] = []

  func item(of element: any LayoutElement) -> LayoutItem? { byElement[ObjectIdentifier(element)] }

  // MARK: - Coming and leaving

  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  mutating func add(_ item: LayoutItem) {
    all.append(item)
    byElement[item.key] = item
    add([item.left, item.top, item.width, item.height], of: item)
  }

  /// Has the item read once one of the variables moves.
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
      item.isForgotten = true
      byElement[item.key] = nil
      for variable in item.variables {
        contentOwners[variable] = nil
        if variable.index < byVariable.count { byVariable[variable.index] = nil }
      }
    }
    all.removeAll(where: \.isForgotten)
    watched.removeAll(where: \.isForgotten)
  }

  /// Items made afterwards get later numbers.
  mutating func removeAll() {
    (all, watched, byElement, byVariable, contentOwners) = ([], [], [:], [], [:])
  }

  // MARK: - Scrolling content

  mutating func setContent(of scroll: LayoutItem, width: Variable, height: Variable) {
    contentOwners[width] = (scroll, .horizontal)
    contentOwners[height] = (scroll, .vertical)
  }

  /// Counts the constraints that mention the size of a scrolling content, directly or through the
  /// margins: on such an axis the size is the engine's.
  func countContentUses(in constraint: LinearConstraint, by count: Int) {
    for term in constraint.terms where term.coefficient != 0 {
      guard let (item, axis) = contentOwners[term.variable] else { continue }
      switch axis {
      case .horizontal: item.scroll?.widthUses += count
      case .vertical: item.scroll?.heightUses += count
      }
    }
  }

  // MARK: - Moved items

  /// Notes the item of a variable that the solver has moved, if it is read.
  mutating func noteMoved(variable index: Int) {
    guard index < byVariable.count, let item = byVariable[index], !item.hasMoved else { return }
    item.hasMoved = true
    moved.append((item.number, index))
  }

  /// Sorts the noted items by number. Returns how many they are.
  mutating func sortMoved() -> Int {
    if moved.count > 1 { moved.sort { $0.number < $1.number } }
    return moved.count
  }

  /// The item at a place among the noted ones, which is no longer noted; nil if it has left since,
  /// as code that is called while items are read can bring about.
  func takeMoved(at place: Int) -> LayoutItem? {
    guard place < moved.count, moved[place].index < byVariable.count,
      let item = byVariable[moved[place].index]
    else { return nil }
    item.hasMoved = false
    return item
  }

  mutating func removeAllMoved() { moved.removeAll(keepingCapacity: true) }
}
