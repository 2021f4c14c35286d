public import Foundation

// Names of UIKit that iOS sources use and that nothing here stands for: so that
// the compiler says what to do instead of "cannot find in scope". The messages are the documentation.

/// Not here.
@available(*, unavailable, message: "there is no pointer here; leave it out with #if !os(Linux)")
public typealias UIPointerInteraction = NSObject

/// Not here.
@available(*, unavailable, message: "there is no pointer here; leave it out with #if !os(Linux)")
public typealias UIPointerStyle = NSObject

/// Not here.
@available(*, unavailable, message: "there is no pencil here; leave it out with #if !os(Linux)")
public typealias UIPencilInteraction = NSObject

/// Not here.
@available(*, unavailable, message: "there is no focus here; leave it out with #if !os(Linux)")
public typealias UIFocusGuide = NSObject

/// Not here.
@available(*, unavailable, message: "there is no focus here; leave it out with #if !os(Linux)")
public typealias UIFocusSystem = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "there are no placeholders: what is dropped here is there at once; insert it"
)
public typealias UITableViewDropPlaceholder = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "there are no placeholders: what is dropped here is there at once; insert it"
)
public typealias UICollectionViewDropPlaceholder = NSObject
