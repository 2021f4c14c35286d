import Foundation

/// A pinch that zooms a scroll view.
struct Pinch {
  /// The zoom scale at the beginning of the pinch.
  let start: CGFloat
  /// The point of the content, at scale 1, that stays between the fingers.
  let anchor: CGPoint
}
