/// A view or guide and some of its attributes: `view.snp.bottom`.
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
  /// Identity: `snp` makes a new item every time, so that two of the same edge are not equal.
  nonisolated public static func == (a: ConstraintItem, b: ConstraintItem) -> Bool { a === b }
}
