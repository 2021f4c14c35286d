/// The updates announced so far, and how many batches are open, one in another.
struct ListBatch {
  private var depth = 0
  private var updates = ListUpdates()

  /// Whether updates wait for the end of a batch.
  var isOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  mutating func end() { depth -= 1 }

  mutating func change(_ change: (inout ListUpdates) -> Void) { change(&updates) }

  /// Returns the updates and forgets them.
  mutating func take() -> ListUpdates {
    defer { updates = ListUpdates() }
    return updates
  }
}
