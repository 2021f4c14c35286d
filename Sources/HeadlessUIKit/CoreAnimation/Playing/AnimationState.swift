import Foundation

/// The animations that the code of one screen is in the middle of.
@MainActor
final class AnimationState: ScreenState {
  /// The block being run. UIKit's API gives `animate` no other way to reach the setters inside it.
  var block: AnimationBlock? {
    didSet { Self.openBlocks += (block == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }
  /// How many screens are running a block. Nearly always none, and then a layer's setter asks for no screen: the
  /// look-up takes five times as long as reading this (65 ns, 13 ns). A screen that is dropped in a block only costs
  /// that time.
  private(set) static var openBlocks = 0
  /// Whether code runs inside `performWithoutAnimation`, where blocks have no duration.
  var isSuppressed = false
  /// Whether blocks of `animate` take their time: `UIView.setAnimationsEnabled`.
  var areEnabled = true
  /// The interactive transition whose animations are being added.
  var scrub: TransitionScrub?
  /// Open transactions, outermost first.
  var transactions: [CATransaction.Level] = []
  /// What was set outside of all transactions, and when: it applies until the clock's time changes.
  var implicitTransaction: (level: CATransaction.Level, time: TimeInterval)?

  init() {}

  /// That of the screen whose code is being run.
  static var current: AnimationState { ScreenEnvironment.current[AnimationState.self] }
}
