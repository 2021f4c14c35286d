/// The constraints of a solver by place. The place of a removed constraint is reused, its id is
/// not.
struct InstalledConstraints: Sendable {
  /// The constraint at each place; nil if the place is free or its constraint is being installed.
  private(set) var places: [InstalledConstraint?] = []
  private var freePlaces: [Int] = []
  /// The id returned last.
  private(set) var newestID = ConstraintID(id: -1, slot: -1)

  var count: Int { places.count - freePlaces.count }

  /// The constraints in the order of their ids, which is the order of their addition.
  var inOrder: [InstalledConstraint] { places.compactMap { $0 }.sorted { $0.id < $1.id } }

  subscript(place: Int) -> InstalledConstraint? {
    get { places[place] }
    set { places[place] = newValue }
  }

  func contains(_ id: ConstraintID) -> Bool {
    places.indices.contains(id.slot) && places[id.slot]?.id == id
  }

  /// Returns a new id with a place that has no constraint yet.
  mutating func takeID() -> ConstraintID {
    let place = freePlaces.popLast() ?? places.count
    if place == places.count { places.append(nil) }
    newestID = ConstraintID(id: newestID.id + 1, slot: place)
    return newestID
  }

  mutating func giveBack(_ id: ConstraintID) {
    places[id.slot] = nil
    freePlaces.append(id.slot)
  }

  /// Sets the right-hand side in place, without copying the terms.
  mutating func setConstant(at place: Int, to constant: Double) {
    places[place]!.constraint.constant = constant
  }

  var storageCapacity: Int { places.capacity + freePlaces.capacity }
}
