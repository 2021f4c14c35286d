import Foundation

// Dismissal of the keyboard by drags of a scroll view.
extension UIScrollView {
  func dismissKeyboardByDragging() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(false)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  private var pulledKeyboard: KeyboardHost? {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: drag == nil ? nil : window?.madeKeyboard
    case .none, .onDrag, .onDragWithAccessory: nil
    }
  }

  /// Moves the keyboard with a touch that has reached its upper edge.
  func pullKeyboard() {
    guard let drag, let keyboard = pulledKeyboard else { return }
    keyboard.pull(by: drag.touch.location(at: now).y - keyboard.frame.minY)
  }

  func letGoOfKeyboard() {
    guard let drag, let keyboard = pulledKeyboard else { return }
    keyboard.letGo(atVelocity: drag.touch.velocity(at: now).y)
  }
}
