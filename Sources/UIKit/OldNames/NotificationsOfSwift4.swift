public import Foundation
import HeadlessUIKit

// Names of UIKit's notifications before Swift 4.2, declared like Apple's. Sources compiled in an
// older language mode can use them; in newer modes the compiler suggests the current name.

extension Notification.Name {
  /// The name of `UIResponder.keyboardWillShowNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name {
    UIResponder.keyboardWillShowNotification
  }

  /// The name of `UIResponder.keyboardDidShowNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }

  /// The name of `UIResponder.keyboardWillHideNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name {
    UIResponder.keyboardWillHideNotification
  }

  /// The name of `UIResponder.keyboardDidHideNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }

  /// The name of `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }

  /// The name of `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Notification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }

  /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name {
    UIApplication.willResignActiveNotification
  }

  /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Notification.Name {
    UIApplication.willTerminateNotification
  }

  /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: Notification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: Notification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// The name of `UIApplication.significantTimeChangeNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: Notification.Name {
    UIApplication.significantTimeChangeNotification
  }

  /// The name of `UIApplication.userDidTakeScreenshotNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: Notification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Notification.Name {
    UIDevice.orientationDidChangeNotification
  }

  /// The name of `UITextField.textDidChangeNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name {
    UITextField.textDidChangeNotification
  }

  /// The name of `UITextField.textDidBeginEditingNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: Notification.Name {
    UITextField.textDidBeginEditingNotification
  }

  /// The name of `UITextField.textDidEndEditingNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: Notification.Name {
    UITextField.textDidEndEditingNotification
  }

  /// The name of `UITextView.textDidChangeNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name {
    UITextView.textDidChangeNotification
  }

  /// The name of `UITextView.textDidBeginEditingNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: Notification.Name {
    UITextView.textDidBeginEditingNotification
  }

  /// The name of `UITextView.textDidEndEditingNotification` before Swift 4.2.
  ///
  /// - Note: Partly: available only in Swift language modes before 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: Notification.Name {
    UITextView.textDidEndEditingNotification
  }
}
