public import Foundation
public import HeadlessUIKit

// Names of UIKit that iOS sources use and this package does not provide. The compiler then prints
// the message, which suggests a replacement, instead of "cannot find in scope".

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UICloudSharingController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIColorPickerViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIDocumentBrowserViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIDocumentPickerViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIFontPickerViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIReferenceLibraryViewController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIVideoEditorController = UIViewController

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIDocumentInteractionController = NSObject

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIPrintInteractionController = NSObject

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIDocumentInteractionControllerDelegate = AnyObject

/// Unavailable: system sheets are not supported. Show a custom `UIViewController` instead.
@available(
  *, unavailable,
  message: "system sheets are not available; show a custom UIViewController"
)
public typealias UIDocumentPickerDelegate = AnyObject

/// Unavailable: notifications are not supported. Exclude the code with `#if !os(Linux)`.
@available(
  *, unavailable, message: "notifications are not available; leave it out with #if !os(Linux)"
)
public typealias UILocalNotification = NSObject

/// Unavailable: notifications are not supported. Exclude the code with `#if !os(Linux)`.
@available(
  *, unavailable, message: "notifications are not available; leave it out with #if !os(Linux)"
)
public typealias UIUserNotificationSettings = NSObject

/// Unavailable: UIKit removed this class. Use `UIAlertController` instead.
@available(*, unavailable, message: "removed from UIKit; use UIAlertController")
public typealias UIActionSheet = UIView

/// Unavailable: UIKit removed this class. Use `UIAlertController` instead.
@available(*, unavailable, message: "removed from UIKit; use UIAlertController")
public typealias UIAlertView = UIView

/// Unavailable: UIKit removed this class. Use `UISearchController` instead.
@available(*, unavailable, message: "removed from UIKit; use UISearchController")
public typealias UISearchDisplayController = NSObject

/// Unavailable: documents are not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "documents are not available; pass the data to the screen")
public typealias UIDocument = NSObject

/// Unavailable: documents are not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "documents are not available; pass the data to the screen")
public typealias UIManagedDocument = NSObject
