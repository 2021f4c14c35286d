import Foundation

/// The animation block and the transactions that the code of one screen has open.
@MainActor
final class AnimationState: ScreenState {
  /// The block that is running. The API of `animate` gives the setters in the block no other access
  /// to it.
  var block: AnimationBlock? {
    didSet { Self.openBlocks += (block == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// The number of screens that are running an animation block, nearly always 0.
  ///
  /// While it is 0, a layer's setter need not look up its screen. The look-up takes five times as
  /// long as reading this number (65 ns and 13 ns). A screen released inside a block leaves the
  /// number too high, which costs only that time.
  private(set) static var openBlocks = 0
  /// Whether code runs inside `performWithoutAnimation`, where blocks have no duration.
  var isSuppressed = false
  /// Whether animation blocks take time: the value of `UIView.areAnimationsEnabled`.
  var areEnabled = true
  /// The interactive transition whose animations are being added.
  var scrub: TransitionScrub?
  /// The open transactions, outermost first.
  var transactions: [CATransaction.Level] = []
  /// The settings made outside all transactions, and the time at which they were made. They apply
  /// until the clock's time changes.
  var implicitTransaction: (level: CATransaction.Level, time: TimeInterval)?

  init() {}

  /// The state of the screen whose code is running.
  static var current: AnimationState { ScreenEnvironment.current[AnimationState.self] }
}
