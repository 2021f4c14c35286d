public import Foundation
public import HeadlessUIKit

// Names of UIKit that iOS sources use and that nothing here stands for: so that
// the compiler says what to do instead of "cannot find in scope". The messages are the documentation.

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UICloudSharingController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIColorPickerViewController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentBrowserViewController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentPickerViewController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIFontPickerViewController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIReferenceLibraryViewController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIVideoEditorController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentInteractionController = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIPrintInteractionController = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentInteractionControllerDelegate = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentPickerDelegate = AnyObject

/// Not here.
@available(*, unavailable, message: "nobody is notified here; leave it out with #if !os(Linux)")
public typealias UILocalNotification = NSObject

/// Not here.
@available(*, unavailable, message: "nobody is notified here; leave it out with #if !os(Linux)")
public typealias UIUserNotificationSettings = NSObject

/// Not here.
@available(*, unavailable, message: "UIKit has dropped it; use UIAlertController")
public typealias UIActionSheet = UIView

/// Not here.
@available(*, unavailable, message: "UIKit has dropped it; use UIAlertController")
public typealias UIAlertView = UIView

/// Not here.
@available(*, unavailable, message: "UIKit has dropped it; use UISearchController")
public typealias UISearchDisplayController = NSObject

/// Not here.
@available(*, unavailable, message: "documents are not here; hand the screen its data")
public typealias UIDocument = NSObject

/// Not here.
@available(*, unavailable, message: "documents are not here; hand the screen its data")
public typealias UIManagedDocument = NSObject
