import Foundation

/// How far the end of a drag is while the delegate is told of it.
enum LiftOff {
  case told
  /// The delegate switched scrolling off meanwhile, perhaps only for an instant.
  case stopped
}
