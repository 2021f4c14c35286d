public import Foundation

// Names of UIKit that iOS sources use and this package does not provide. The compiler then prints
// the message, which suggests a replacement, instead of "cannot find in scope".

/// Unavailable: no pointer is simulated. Exclude the code with `#if !os(Linux)`.
@available(*, unavailable, message: "there is no pointer here; leave it out with #if !os(Linux)")
public typealias UIPointerInteraction = NSObject

/// Unavailable: no pointer is simulated. Exclude the code with `#if !os(Linux)`.
@available(*, unavailable, message: "there is no pointer here; leave it out with #if !os(Linux)")
public typealias UIPointerStyle = NSObject

/// Unavailable: Apple Pencil is not simulated. Exclude the code with `#if !os(Linux)`.
@available(*, unavailable, message: "there is no pencil here; leave it out with #if !os(Linux)")
public typealias UIPencilInteraction = NSObject

/// Unavailable: the focus system is not simulated. Exclude the code with `#if !os(Linux)`.
@available(*, unavailable, message: "there is no focus here; leave it out with #if !os(Linux)")
public typealias UIFocusGuide = NSObject

/// Unavailable: the focus system is not simulated. Exclude the code with `#if !os(Linux)`.
@available(*, unavailable, message: "there is no focus here; leave it out with #if !os(Linux)")
public typealias UIFocusSystem = NSObject

/// Unavailable: drop placeholders are not supported, because dropped data is available at once.
/// Insert it directly.
@available(
  *, unavailable,
  message: "there are no placeholders: what is dropped here is there at once; insert it"
)
public typealias UITableViewDropPlaceholder = NSObject

/// Unavailable: drop placeholders are not supported, because dropped data is available at once.
/// Insert it directly.
@available(
  *, unavailable,
  message: "there are no placeholders: what is dropped here is there at once; insert it"
)
public typealias UICollectionViewDropPlaceholder = NSObject
