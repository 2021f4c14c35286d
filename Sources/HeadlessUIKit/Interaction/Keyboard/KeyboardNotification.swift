import Foundation

/// The contents of a keyboard notification.
@MainActor
struct KeyboardNotification {
  /// The duration of the keyboard's animation, in seconds.
  static let duration: TimeInterval = 0.25
  /// The number of the animation curve, for which UIKit has no public constant.
  static let curve = 7

  let begin: CGRect
  let end: CGRect
  let screen: UIScreen

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
