import Foundation

/// A simulation of the article's delegate method, including the calls caused by its own
/// assignments.
struct DelegateCall {
  let coordinator: NestedScrollCoordinator
  var offsets: NestedScrollCoordinator.Offsets
  private let translations: NestedScrollCoordinator.Offsets
  private var isAdjusting = false

  init(coordinator: NestedScrollCoordinator, state: NestedScrollCoordinator.State) {
    self.coordinator = coordinator
    offsets = state.offsets
    translations = state.translations
  }

  mutating func didScroll(_ view: NestedScrollCoordinator.ScrollView) {
    switch view {
    case .child where translations.child < 0: fillParent()
    case .child: openParent()
    case .parent where translations.parent < 0: break
    case .parent: keepParent()
    }
  }

  private mutating func fillParent() {
    guard offsets.parent < coordinator.parentMaximum, !isAdjusting else { return }
    let sum = min(offsets.parent + offsets.child, coordinator.parentMaximum)
    setParent(coordinator.variant == .article ? sum : max(sum, 0))
    setChild(0)
  }

  private mutating func openParent() {
    guard offsets.child < 0, offsets.parent > 0 else { return }
    setParent(max(offsets.parent - abs(offsets.child), 0))
  }

  private mutating func keepParent() {
    guard offsets.child > 0, offsets.parent < coordinator.parentMaximum else { return }
    isAdjusting = coordinator.variant != .noguard
    setChild(max(offsets.child - (coordinator.parentMaximum - offsets.parent), 0))
    setParent(coordinator.parentMaximum)
    isAdjusting = false
  }

  private mutating func setParent(_ offset: CGFloat) {
    guard offset != offsets.parent else { return }
    offsets.parent = offset
    didScroll(.parent)
  }

  private mutating func setChild(_ offset: CGFloat) {
    guard offset != offsets.child else { return }
    offsets.child = offset
    didScroll(.child)
  }
}
