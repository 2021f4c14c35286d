import Foundation

/// What was said between `UIView.beginAnimations` and `commitAnimations`, and the blocks that its changes belong to:
/// one for each time that it was said how they are animated.
@MainActor
final class CommittedAnimation {
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeats = false
  var autoreverses = false

  private let outer: AnimationBlock?
  private var blocks: [AnimationBlock] = []

  private static var pending: [CommittedAnimation] = []

  private init() { outer = AnimationBlock.current }

  static func begin() {
    let animation = CommittedAnimation()
    pending.append(animation)
    animation.renew()
  }

  /// Of the innermost; nothing outside of all.
  static func change(_ body: (CommittedAnimation) -> Void) {
    guard let animation = pending.last else { return }
    body(animation)
    animation.renew()
  }

  static func commit() {
    guard let animation = pending.popLast() else { return }
    AnimationBlock.current = animation.outer
    let clock = ScreenEnvironment.current.clock
    for block in animation.blocks { clock.begin(block) }
  }

  /// Has the changes that follow belong to a block of what has been said.
  private func renew() {
    if blocks.last?.isEmpty == true { blocks.removeLast() }
    let block = AnimationBlock(
      now: ScreenEnvironment.current.clock.time, delay: delay, duration: duration,
      pace: .cubic(curve.cubic), repeats: repeats, autoreverses: autoreverses,
      completion: nil)
    blocks.append(block)
    AnimationBlock.current = block.duration > 0 ? block : nil
  }
}
