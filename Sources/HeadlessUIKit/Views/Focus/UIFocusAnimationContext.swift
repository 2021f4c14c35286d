public import Foundation

/// How long the focus takes to come or to go. Nothing has the focus here, so that nobody is ever handed one.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
  /// In seconds.
  var duration: TimeInterval { get }
}
