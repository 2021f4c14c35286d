/// The constraints of a solver by place. A place is used again once its constraint is gone; an id
/// never is.
struct InstalledConstraints: Sendable {
  /// Nil where a place is free, or its constraint is being installed.
  private(set) var places: [InstalledConstraint?] = []
  private var freePlaces: [Int] = []
  /// The id handed out last.
  private(set) var newestID = ConstraintID(id: -1, slot: -1)

  var count: Int { places.count - freePlaces.count }

  /// In the order of ids, which is that of additions.
  var inOrder: [InstalledConstraint] { places.compactMap { $0 }.sorted { $0.id < $1.id } }

  subscript(place: Int) -> InstalledConstraint? {
    get { places[place] }
    set { places[place] = newValue }
  }

  func contains(_ id: ConstraintID) -> Bool {
    places.indices.contains(id.slot) && places[id.slot]?.id == id
  }

  /// A new id, with a place that has no constraint yet.
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

  /// Sets the right-hand side in place: no copy of the terms is made.
  mutating func setConstant(at place: Int, to constant: Double) {
    places[place]!.constraint.constant = constant
  }

  var storageCapacity: Int { places.capacity + freePlaces.capacity }
}
