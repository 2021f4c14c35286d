public import Foundation
public import HeadlessUIKit

// Names of UIKit that iOS sources use and this package does not provide. The compiler then prints
// the message, which suggests a replacement, instead of "cannot find in scope".

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UICloudSharingController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIColorPickerViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentBrowserViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentPickerViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIFontPickerViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIReferenceLibraryViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIVideoEditorController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentInteractionController = NSObject

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIPrintInteractionController = NSObject

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentInteractionControllerDelegate = AnyObject

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "the system's sheets are not here; show a UIViewController of your own"
)
public typealias UIDocumentPickerDelegate = AnyObject

/// Unavailable: notifications are not supported. Exclude the code with `#if !os(Linux)`.
@available(*, unavailable, message: "nobody is notified here; leave it out with #if !os(Linux)")
public typealias UILocalNotification = NSObject

/// Unavailable: notifications are not supported. Exclude the code with `#if !os(Linux)`.
@available(*, unavailable, message: "nobody is notified here; leave it out with #if !os(Linux)")
public typealias UIUserNotificationSettings = NSObject

/// Unavailable: UIKit removed this class. Use `UIAlertController` instead.
@available(*, unavailable, message: "UIKit has dropped it; use UIAlertController")
public typealias UIActionSheet = UIView

/// Unavailable: UIKit removed this class. Use `UIAlertController` instead.
@available(*, unavailable, message: "UIKit has dropped it; use UIAlertController")
public typealias UIAlertView = UIView

/// Unavailable: UIKit removed this class. Use `UISearchController` instead.
@available(*, unavailable, message: "UIKit has dropped it; use UISearchController")
public typealias UISearchDisplayController = NSObject

/// Unavailable: documents are not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "documents are not here; hand the screen its data")
public typealias UIDocument = NSObject

/// Unavailable: documents are not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "documents are not here; hand the screen its data")
public typealias UIManagedDocument = NSObject
