/// A counter that calls the completion block of a transaction when all its animations have ended.
@MainActor
final class TransactionGroup {
  private var waiting = 0
  private var isCommitted = false
  private var completion: (() -> Void)?
  private let outer: TransactionGroup?

  init(in outer: TransactionGroup?) {
    self.outer = outer
    outer?.enter()
  }

  func setCompletion(_ completion: (() -> Void)?) { self.completion = completion }

  /// Registers an animation that starts.
  func enter() { waiting += 1 }

  /// Registers the end of an animation.
  func leave() {
    waiting -= 1
    completeIfFinished()
  }

  func commit() {
    isCommitted = true
    completeIfFinished()
  }

  private func completeIfFinished() {
    guard isCommitted, waiting == 0 else { return }
    let completion = self.completion
    self.completion = nil
    completion?()
    outer?.leave()
    isCommitted = false
  }
}
