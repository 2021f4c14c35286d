import Foundation

/// An animation that was added to a layer.
@MainActor
final class AddedAnimation: ClockedEvent {
  /// The key of the animation; nil if it was added without one.
  let key: String?
  let run: AnimationRun
  private weak var layer: CALayer?
  private let transaction: TransactionGroup?
  private var hasStarted = false

  init(_ animation: CAAnimation, key: String?, on layer: CALayer, begin: TimeInterval) {
    self.key = key
    self.layer = layer
    run = AnimationRun(
      animation, begin: begin,
      standard: animation.naturalDuration ?? CATransaction.standardDuration)
    transaction = CATransaction.group
    transaction?.enter()
  }

  var animation: CAAnimation { run.animation }

  func apply(to shown: inout ShownValues, at time: TimeInterval) {
    guard let layer else { return }
    run.apply(to: &shown, of: layer, at: layer.localTime(at: time))
  }

  // MARK: - Start and end

  var due: TimeInterval {
    guard let layer else { return .infinity }
    return layer.clockTime(of: hasStarted ? run.end : run.begin)
  }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    guard let layer else { return transaction?.leave() ?? () }
    if !hasStarted {
      hasStarted = true
      if animation.delegate != nil { prepare() }
      animation.delegate?.animationDidStart(animation)
      if layer.addedAnimations.contains(where: { $0 === self }) { layer.clock.wait(for: self) }
      return
    }
    if animation.isRemovedOnCompletion {
      layer.addedAnimations.removeAll { $0 === self }
      layer.displayAfter(self)
    }
    notifyEnd(finished: true, prepare)
  }

  /// Stops the animation when it is removed from its layer.
  func stop() {
    layer?.clock.cancel(self)
    notifyEnd(finished: false) {}
  }

  private var didNotifyEnd = false

  private func notifyEnd(finished: Bool, _ prepare: () -> Void) {
    guard !didNotifyEnd else { return }
    didNotifyEnd = true
    if animation.delegate != nil { prepare() }
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction?.leave()
  }
}
