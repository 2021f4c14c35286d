/// Opens a button's menu, at once or by a long press, and lets the finger that opened it slide into it.
@MainActor
final class MenuOpener {
  /// The button, which owns this.
  private unowned let view: UIView
  private let makeOverlay: () -> MenuOverlay?
  private weak var overlay: MenuOverlay?
  private var press: UILongPressGestureRecognizer?

  /// - Parameter makeOverlay: opens the menu; nil where there is none to open.
  init(for view: UIView, makeOverlay: @escaping () -> MenuOverlay?) {
    (self.view, self.makeOverlay) = (view, makeOverlay)
  }

  /// Whether a finger that stays opens the menu.
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

  /// The finger that opened the menu is there now.
  func follow(_ touch: UITouch) { overlay?.follow(touch.location(in: nil)) }

  /// The finger has left the screen; true where a menu is open, which the touch belongs to then.
  func release(_ touch: UITouch?) -> Bool {
    guard let touch, let overlay else { return false }
    overlay.release(at: touch.location(in: nil))
    return true
  }
}
