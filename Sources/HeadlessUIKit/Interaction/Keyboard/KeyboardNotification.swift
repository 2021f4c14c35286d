import Foundation

/// What a keyboard's notifications say.
@MainActor
struct KeyboardNotification {
  /// In seconds.
  static let duration: TimeInterval = 0.25
  /// The number of the curve that UIKit names no constant for.
  static let curve = 7

  let begin: CGRect
  let end: CGRect
  let screen: UIScreen

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
