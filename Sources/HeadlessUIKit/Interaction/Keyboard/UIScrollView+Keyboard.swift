import Foundation

// Dismissal of the keyboard by drags of a scroll view.
extension UIScrollView {
  func dismissKeyboardByDragging() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(false)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  private var draggedKeyboard: KeyboardHost? {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: drag == nil ? nil : window?.existingKeyboard
    case .none, .onDrag, .onDragWithAccessory: nil
    }
  }

  /// Moves the keyboard with a touch that has reached its upper edge.
  func dragKeyboard() {
    guard let drag, let keyboard = draggedKeyboard else { return }
    keyboard.drag(by: drag.touch.location(at: now).y - keyboard.frame.minY)
  }

  func endKeyboardDrag() {
    guard let drag, let keyboard = draggedKeyboard else { return }
    keyboard.endDrag(atVelocity: drag.touch.velocity(at: now).y)
  }
}
