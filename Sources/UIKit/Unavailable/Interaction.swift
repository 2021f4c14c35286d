public import Foundation

// Names of UIKit that iOS sources use and that nothing here stands for: so that
// the compiler says what to do instead of "cannot find in scope". The messages are the documentation.

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UICollectionViewDropProposal = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDragInteraction = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDragItem = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDragPreview = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDropInteraction = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDropProposal = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UITableViewDropProposal = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UICollectionViewDragDelegate = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UICollectionViewDropCoordinator = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UICollectionViewDropDelegate = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDragInteractionDelegate = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDragSession = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDropInteractionDelegate = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UIDropSession = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UITableViewDragDelegate = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UITableViewDropCoordinator = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing is dragged from view to view here; leave it out with #if !os(Linux)"
)
public typealias UITableViewDropDelegate = AnyObject

/// Not here.
@available(*, unavailable, message: "context menus are not here; leave it out with #if !os(Linux)")
public typealias UIViewControllerPreviewing = AnyObject

/// Not here.
@available(*, unavailable, message: "context menus are not here; leave it out with #if !os(Linux)")
public typealias UIViewControllerPreviewingDelegate = AnyObject

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
public typealias UIFocusAnimationCoordinator = NSObject

/// Not here.
@available(*, unavailable, message: "there is no focus here; leave it out with #if !os(Linux)")
public typealias UIFocusGuide = NSObject

/// Not here.
@available(*, unavailable, message: "there is no focus here; leave it out with #if !os(Linux)")
public typealias UIFocusSystem = NSObject

/// Not here.
@available(*, unavailable, message: "there is no focus here; leave it out with #if !os(Linux)")
public typealias UIFocusUpdateContext = NSObject
