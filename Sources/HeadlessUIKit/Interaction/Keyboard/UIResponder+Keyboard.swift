public import Foundation

extension UIResponder {
  /// The notification posted before the keyboard appears. Its object is the screen, as since iOS
  /// 16.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification posted after the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The notification posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The notification posted after the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The notification posted before the keyboard's frame changes, including when it appears or is
  /// hidden.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The notification posted after the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the change, in screen coordinates: a `CGRect`,
  /// which bridges to `NSValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after the change, in screen coordinates: a `CGRect`,
  /// which bridges to `NSValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration in seconds: an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation curve's number: an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app: an `NSNumber`, always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// The window of the responder's view, or of the nearest view in the responder chain.
  var windowOfResponder: UIWindow? {
    for responder in chain {
      if let view = responder.viewIfShown { return view.window }
    }
    return nil
  }

  /// Whether editing ends regardless of delegates.
  var isForcedToResign: Bool { windowOfResponder?.existingKeyboard?.forcesEndEditing ?? false }

  func attachKeyboard() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let keyboard = windowOfResponder?.keyboard else { return false }
    return keyboard.attach(to: self)
  }

  func detachKeyboard() -> Bool {
    guard isFirstResponder, let keyboard = windowOfResponder?.existingKeyboard else { return true }
    guard keyboard.forcesEndEditing || canResignFirstResponder else { return false }
    keyboard.detach(from: self)
    return true
  }
}
