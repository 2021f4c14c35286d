public import Foundation

// Names of UIKit that iOS sources use and this package does not provide. The compiler then prints
// the message, which suggests a replacement, instead of "cannot find in scope".

/// Unavailable: no pointer is simulated. Exclude the code with `#if !os(Linux)`.
@available(
  *, unavailable, message: "the pointer is not available; leave it out with #if !os(Linux)"
)
public typealias UIPointerInteraction = NSObject

/// Unavailable: no pointer is simulated. Exclude the code with `#if !os(Linux)`.
@available(
  *, unavailable, message: "the pointer is not available; leave it out with #if !os(Linux)"
)
public typealias UIPointerStyle = NSObject

/// Unavailable: Apple Pencil is not simulated. Exclude the code with `#if !os(Linux)`.
@available(
  *, unavailable, message: "Apple Pencil is not available; leave it out with #if !os(Linux)"
)
public typealias UIPencilInteraction = NSObject

/// Unavailable: the focus system is not simulated. Exclude the code with `#if !os(Linux)`.
@available(
  *, unavailable, message: "the focus system is not available; leave it out with #if !os(Linux)"
)
public typealias UIFocusGuide = NSObject

/// Unavailable: the focus system is not simulated. Exclude the code with `#if !os(Linux)`.
@available(
  *, unavailable, message: "the focus system is not available; leave it out with #if !os(Linux)"
)
public typealias UIFocusSystem = NSObject

/// Unavailable: drop placeholders are not supported, because dropped data is available at once.
/// Insert it directly.
@available(
  *, unavailable,
  message: "placeholders are not supported: dropped items load at once; insert the item directly"
)
public typealias UITableViewDropPlaceholder = NSObject

/// Unavailable: drop placeholders are not supported, because dropped data is available at once.
/// Insert it directly.
@available(
  *, unavailable,
  message: "placeholders are not supported: dropped items load at once; insert the item directly"
)
public typealias UICollectionViewDropPlaceholder = NSObject
