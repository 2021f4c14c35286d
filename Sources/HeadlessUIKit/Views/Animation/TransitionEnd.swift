import Foundation

/// An action that runs at a time of the screen's clock.
@MainActor
final class TransitionEnd: ClockedEvent {
  let due: TimeInterval
  private let action: () -> Void
  private let transaction = CATransaction.group

  init(at due: TimeInterval, action: @escaping () -> Void) {
    self.due = due
    self.action = action
    transaction?.enter()
  }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    prepare()
    action()
    transaction?.leave()
  }
}
