public import Foundation

extension UIResponder {
  /// Before the keyboard comes. The notification's object is the screen, as since iOS 16.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// After it has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Before it goes.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// After it has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Before its frame changes, also by coming and going.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// After its frame changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The frame before, on the screen: an `NSValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame after, on the screen: an `NSValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// In seconds: an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The number of the animation's curve: an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's: an `NSNumber`, always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// The window it is in, by its view.
  var windowOfResponder: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController, let view = controller.viewIfLoaded {
        return view.window
      }
      responder = current.next
    }
    return nil
  }

  /// Whether editing ends whatever a delegate says.
  var isForcedToResign: Bool { windowOfResponder?.madeKeyboard?.isForcing ?? false }

  func takeFirstPlace() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let keyboard = windowOfResponder?.keyboard else { return false }
    return keyboard.hand(to: self)
  }

  func leaveFirstPlace() -> Bool {
    guard isFirstResponder, let keyboard = windowOfResponder?.madeKeyboard else { return true }
    guard keyboard.isForcing || canResignFirstResponder else { return false }
    keyboard.take(from: self)
    return true
  }
}
