public import Foundation

/// The response to a change of a layer property: an animation, or `NSNull()` for no response.
public protocol CAAction {}

extension NSNull: CAAction {}
