import Foundation

/// What is dragged over content that goes by itself at its edges. Places are measured from the upper left corner
/// of what is seen.
@MainActor
protocol EdgeScrollFollower: AnyObject {
  /// The content has gone on: what lies in it has to stay under its finger.
  func contentMoved(under place: CGPoint)
  /// As often as the touch screen would tell: something else is under the finger now.
  func contentPassed(under place: CGPoint)
}
