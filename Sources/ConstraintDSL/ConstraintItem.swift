/// Some attributes of a view or guide, such as `view.snp.bottom`.
@preconcurrency @MainActor
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }
}

extension ConstraintItem: ConstraintRelatableTarget {}

extension ConstraintItem: Equatable {
  /// Compares identities. `snp` creates a new item each time, so that two items for one edge are
  /// not equal.
  nonisolated public static func == (a: ConstraintItem, b: ConstraintItem) -> Bool { a === b }
}
