/// What waits for all animations of a transaction to be over.
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

  /// An animation begins.
  func enter() { waiting += 1 }

  /// An animation is over.
  func leave() {
    waiting -= 1
    endIfOver()
  }

  func commit() {
    isCommitted = true
    endIfOver()
  }

  private func endIfOver() {
    guard isCommitted, waiting == 0 else { return }
    let completion = self.completion
    self.completion = nil
    completion?()
    outer?.leave()
    isCommitted = false
  }
}
