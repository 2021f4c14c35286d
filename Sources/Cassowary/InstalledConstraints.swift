/// The constraints of a solver by place. The place of a removed constraint is reused, its id is
/// not.
struct InstalledConstraints: Sendable {
  /// The constraint at each place; nil if the place is free or its constraint is being installed.
  private(set) var slots: [InstalledConstraint?] = []
  private var freePlaces: [Int] = []
  /// The id returned last.
  private(set) var newestID = ConstraintID(id: -1, slot: -1)

  var count: Int { slots.count - freePlaces.count }

  /// The constraints in the order of their ids, which is the order of their addition.
  var inOrder: [InstalledConstraint] { slots.compactMap { $0 }.sorted { $0.id < $1.id } }

  subscript(place: Int) -> InstalledConstraint? {
    get { slots[place] }
    set { slots[place] = newValue }
  }

  func contains(_ id: ConstraintID) -> Bool {
    slots.indices.contains(id.slot) && slots[id.slot]?.id == id
  }

  /// Returns a new id with a place that has no constraint yet.
  mutating func takeID() -> ConstraintID {
    let place = freePlaces.popLast() ?? slots.count
    if place == slots.count { slots.append(nil) }
    newestID = ConstraintID(id: newestID.id + 1, slot: place)
    return newestID
  }

  mutating func release(_ id: ConstraintID) {
    slots[id.slot] = nil
    freePlaces.append(id.slot)
  }

  /// Sets the right-hand side in place, without copying the terms.
  mutating func setConstant(at place: Int, to constant: Double) {
    slots[place]!.constraint.constant = constant
  }

  var storageCapacity: Int { slots.capacity + freePlaces.capacity }
}
