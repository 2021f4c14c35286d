import Foundation
import HeadlessUIKit
import ScrollEffects
import TestSupport

/// Random scrolling, determined by its seed: overscroll at both ends, jumps, and drags that begin.
enum Scrolls {
  static func states(seed: UInt64) -> [ScrollState] {
    var random = SplitMix64(seed: seed)
    return (0..<200).map { _ in
      let y = (CGFloat.random(in: -150...900, using: &random) * 2).rounded() / 2
      var state = ScrollState(contentOffset: CGPoint(x: 0, y: y), viewFrame: Device.px)
      state.event = Int.random(in: 0..<8, using: &random) == 0 ? .willBeginDragging : .didScroll
      state.contentSize = CGSize(width: 375, height: 1500)
      state.contentInset.top = 64
      state.adjustedContentInset.top = 108
      state.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      return state
    }
  }

  static func nested(seed: UInt64) -> [NestedScrollCoordinator.State] {
    var random = SplitMix64(seed: seed)
    return (0..<200).map { _ in
      let parent = CGFloat.random(in: -50...250, using: &random).rounded()
      let child = CGFloat.random(in: -50...250, using: &random).rounded()
      let translation = CGFloat.random(in: -100...100, using: &random).rounded()
      return NestedScrollCoordinator.State(
        view: Bool.random(using: &random) ? .parent : .child,
        offsets: .init(parent: parent, child: child),
        translations: .init(parent: translation, child: translation))
    }
  }
}
