/// The updates announced so far, and the number of open batches, which can be nested.
struct ListBatch {
  private var depth = 0
  private var updates = ListUpdates()

  /// Whether a batch is open, so that updates wait for its end.
  var isOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  mutating func end() { depth -= 1 }

  mutating func change(_ change: (inout ListUpdates) -> Void) { change(&updates) }

  /// Returns the updates and clears them.
  mutating func take() -> ListUpdates {
    defer { updates = ListUpdates() }
    return updates
  }
}
