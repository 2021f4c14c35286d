@_spi(Overscroll) import HeadlessUIKit

/// A list of recorded calls.
@MainActor
final class Journal {
  var lines: [String] = []

  func watch(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.addAction { [weak self] in self?.lines.append("\(name) \($0.state)") }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
