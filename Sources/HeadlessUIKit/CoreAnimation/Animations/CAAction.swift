public import Foundation

/// What can be done when a property of a layer is set: an animation, or `NSNull()` for nothing.
public protocol CAAction {}

extension NSNull: CAAction {}
