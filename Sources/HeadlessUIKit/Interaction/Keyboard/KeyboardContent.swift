import Foundation

/// The keyboard and the accessory view that a keyboard panel shows.
@MainActor
struct KeyboardContent {
  /// The kind of keyboard, with its height in points.
  enum Keyboard {
    case keys(KeyboardKeys, CGFloat)
    case view(UIView, CGFloat)
    case none(CGFloat)
  }

  let keyboard: Keyboard
  let accessory: UIView?

  var keyboardHeight: CGFloat {
    switch keyboard {
    case .keys(_, let height), .view(_, let height), .none(let height): height
    }
  }

  var accessoryHeight: CGFloat {
    guard let accessory else { return 0 }
    if accessory.bounds.height > 0 { return accessory.bounds.height }
    return max(0, accessory.intrinsicContentSize.height)
  }

  var height: CGFloat { keyboardHeight + accessoryHeight }
}
