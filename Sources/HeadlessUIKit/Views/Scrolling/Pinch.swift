import Foundation

/// Two fingers that zoom a scroll view.
struct Pinch {
  /// The scale when they began.
  let start: CGFloat
  /// The place of the content, at scale 1, that stays between them.
  let anchor: CGPoint
}
