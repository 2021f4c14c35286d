import Foundation

/// The settings made between `UIView.beginAnimations` and `commitAnimations`, and the animation
/// blocks made from them. Each change of a setting starts a new block for the changes that follow.
@MainActor
final class CommittedAnimation {
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeats = false
  var autoreverses = false

  private let outer: AnimationBlock?
  private var blocks: [AnimationBlock] = []

  /// The animations of a screen that are not committed, outermost first.
  private final class Pending: ScreenState {
    var animations: [CommittedAnimation] = []

    init() {}
  }

  private static var pending: Pending { ScreenEnvironment.current[Pending.self] }

  private init() { outer = AnimationBlock.current }

  static func begin() {
    let animation = CommittedAnimation()
    pending.animations.append(animation)
    animation.renew()
  }

  /// Changes a setting of the innermost pending animation. Does nothing outside of one.
  static func change(_ body: (CommittedAnimation) -> Void) {
    guard let animation = pending.animations.last else { return }
    body(animation)
    animation.renew()
  }

  static func commit() {
    guard let animation = pending.animations.popLast() else { return }
    AnimationBlock.current = animation.outer
    let clock = ScreenEnvironment.current.clock
    for block in animation.blocks { clock.begin(block) }
  }

  /// Starts a block with the current settings, for the changes that follow.
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
