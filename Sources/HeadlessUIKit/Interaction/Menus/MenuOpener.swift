/// Opens the menu of a button, at once or after a long press. The touch that opened the menu can
/// slide into it.
@MainActor
final class MenuOpener {
  /// The button, which owns this object.
  private unowned let view: UIView
  private let makeOverlay: () -> MenuOverlay?
  private weak var overlay: MenuOverlay?
  private var press: UILongPressGestureRecognizer?

  /// Creates an opener for a button.
  ///
  /// - Parameter makeOverlay: Opens the menu, or returns nil if the button has none.
  init(for view: UIView, makeOverlay: @escaping () -> MenuOverlay?) {
    (self.view, self.makeOverlay) = (view, makeOverlay)
  }

  /// Whether a long press opens the menu.
  var opensByLongPress = false {
    didSet {
      guard opensByLongPress != oldValue else { return }
      if let press { view.removeGestureRecognizer(press) }
      press = nil
      guard opensByLongPress else { return }
      let press = UILongPressGestureRecognizer()
      press.addAction { [weak self] in if $0.state == .began { self?.open() } }
      view.addGestureRecognizer(press)
      self.press = press
    }
  }

  /// Opens the menu, unless it is open.
  func open() {
    if overlay == nil { overlay = makeOverlay() }
  }

  /// Highlights the menu line under the touch that opened the menu.
  func follow(_ touch: UITouch) { overlay?.follow(touch.location(in: nil)) }

  /// Selects the menu line under the touch that opened the menu, when it lifts. Returns whether a
  /// menu is open, which then handles the touch.
  func release(_ touch: UITouch?) -> Bool {
    guard let touch, let overlay else { return false }
    overlay.release(at: touch.location(in: nil))
    return true
  }
}
