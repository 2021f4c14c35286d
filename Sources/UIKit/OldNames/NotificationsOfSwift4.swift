public import Foundation
import HeadlessUIKit

// Notifications of UIKit from before Swift 4.2, as Apple keeps them: for sources that are compiled in an older
// mode of the language, and with the new name as the documentation in others.

extension Notification.Name {
  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name {
    UIResponder.keyboardWillShowNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name {
    UIResponder.keyboardWillHideNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Notification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name {
    UIApplication.willResignActiveNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Notification.Name {
    UIApplication.willTerminateNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: Notification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: Notification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: Notification.Name {
    UIApplication.significantTimeChangeNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: Notification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Notification.Name {
    UIDevice.orientationDidChangeNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name {
    UITextField.textDidChangeNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: Notification.Name {
    UITextField.textDidBeginEditingNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: Notification.Name {
    UITextField.textDidEndEditingNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name {
    UITextView.textDidChangeNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: Notification.Name {
    UITextView.textDidBeginEditingNotification
  }

  /// The name from before Swift 4.2.
  ///
  /// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: Notification.Name {
    UITextView.textDidEndEditingNotification
  }
}
