import Foundation

/// The state of a drag's end while the delegate is called.
enum LiftOff {
  case notifying
  /// The delegate has disabled scrolling during the call, perhaps only briefly.
  case stopped
}
