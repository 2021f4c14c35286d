package import Foundation

/// The first responder of a window and its keyboard.
///
/// The keyboard is a panel over everything else in the window. It shows the keys of the system
/// keyboard of iPhones or the first responder's input view, with the input accessory view above.
@MainActor
package final class KeyboardHost {
  private unowned let window: UIWindow
  private(set) weak var firstResponder: UIResponder?
  private let panel = KeyboardPanel()
  /// Whether one responder is taking over from another, which keeps the keyboard.
  private var isChangingResponder = false
  /// The keyboard frame of the last notification.
  private var announcedFrame = CGRect.zero
  private var isShown = false

  init(_ window: UIWindow) { self.window = window }

  /// Keeps the panel in front of all other views.
  func bringPanelToFront() {
    if panel.superview === window { window.bringSubviewToFront(panel) }
  }

  /// The resting frame of the keyboard in window coordinates; empty while it is hidden.
  package var frame: CGRect { isShown ? announcedFrame : .zero }

  func attach(to responder: UIResponder) -> Bool {
    if let old = firstResponder {
      isChangingResponder = true
      let hasLeft = old.resignFirstResponder()
      isChangingResponder = false
      guard hasLeft else { return false }
    }
    firstResponder = responder
    update()
    return true
  }

  func detach(from responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    if !isChangingResponder { update() }
  }

  /// Whether editing ends without asking delegates.
  private(set) var forcesEndEditing = false

  /// Makes the first responder resign if it is in a view.
  ///
  /// - Returns: Whether the view no longer has a first responder.
  func end(in view: UIView, force: Bool) -> Bool {
    guard let firstResponder else { return true }
    guard firstResponder.viewIfShown?.isDescendant(of: view) == true else { return true }
    forcesEndEditing = force
    defer { forcesEndEditing = false }
    return firstResponder.resignFirstResponder()
  }

  /// Types a text character by character into the first responder. U+0008 deletes backwards.
  ///
  /// - Returns: Whether the first responder accepts text.
  package func type(_ text: String) -> Bool {
    for character in text {
      guard let input = firstResponder as? any UIKeyInput else { return false }
      if character == "\u{8}" { input.deleteBackward() } else { input.insertText("\(character)") }
      window.layoutIfNeeded()
    }
    return firstResponder is any UIKeyInput
  }

  /// Types the return key.
  package func insertReturn() {
    (firstResponder as? any UIKeyInput)?.insertText("\n")
    window.layoutIfNeeded()
  }

  // MARK: - Panel

  /// Shows the keyboard that the first responder needs, or hides it.
  func update() {
    let wanted = firstResponder.flatMap { content(for: $0) }
    guard let wanted else { return hide() }
    let bottom = window.bounds.maxY
    if panel.superview == nil {
      UIView.performWithoutAnimation {
        panel.frame = CGRect(x: 0, y: bottom, width: window.bounds.width, height: wanted.height)
        window.addSubview(panel)
      }
    }
    panel.show(wanted, width: window.bounds.width)
    let frame = CGRect(
      x: 0, y: bottom - wanted.height, width: window.bounds.width, height: wanted.height)
    let begin = isShown ? announcedFrame : frame.offsetBy(dx: 0, dy: wanted.height)
    let wasUp = isShown
    guard frame != announcedFrame || !wasUp else { return }
    isShown = true
    announcedFrame = frame
    let note = KeyboardNotification(begin: begin, end: frame, screen: window.screen)
    note.post(UIResponder.keyboardWillChangeFrameNotification)
    note.post(UIResponder.keyboardWillShowNotification)
    if !wasUp { window.rootViewController?.notifyKeyboardWillAppear() }
    move(to: frame) { [weak self] in
      guard let self, self.isShown, self.announcedFrame == frame else { return }
      note.post(UIResponder.keyboardDidChangeFrameNotification)
      note.post(UIResponder.keyboardDidShowNotification)
    }
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    let end = CGRect(
      x: 0, y: window.bounds.maxY, width: window.bounds.width, height: announcedFrame.height)
    let note = KeyboardNotification(begin: announcedFrame, end: end, screen: window.screen)
    note.post(UIResponder.keyboardWillChangeFrameNotification)
    note.post(UIResponder.keyboardWillHideNotification)
    move(to: end) { [weak self] in
      guard let self, !self.isShown else { return }
      self.panel.removeFromSuperview()
      note.post(UIResponder.keyboardDidChangeFrameNotification)
      note.post(UIResponder.keyboardDidHideNotification)
    }
  }

  private func move(to frame: CGRect, end: @escaping () -> Void) {
    if hasGuides { UIView.performWithoutAnimation { window.layoutIfNeeded() } }
    UIView.animate(
      withDuration: KeyboardNotification.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(KeyboardNotification.curve) << 16)
    ) {
      self.panel.frame = frame
      self.panel.layoutIfNeeded()
      self.moveGuides(to: self.isShown ? frame : .zero)
    } completion: { _ in
      end()
    }
  }

  /// Whether a view of the window has a keyboard layout guide.
  private var hasGuides: Bool {
    var result = false
    window.forEachInSubtree { view in
      if view.layout.guides.hasKeyboard { result = true }
    }
    return result
  }

  /// Lays the window out with keyboard layout guides at a frame, as part of the animation in which
  /// it is called. An empty frame hides the keyboard.
  private func moveGuides(to frame: CGRect) {
    window.keyboardFrame = frame
    guard hasGuides else { return }
    window.setNeedsLayout()
    window.layoutIfNeeded()
  }

  /// Moves the keyboard down under a touch, by a distance from its resting position in points; 0
  /// puts it back.
  func drag(by distance: CGFloat) {
    guard isShown else { return }
    panel.frame = announcedFrame.offsetBy(dx: 0, dy: min(max(distance, 0), announcedFrame.height))
    moveGuides(to: panel.frame)
  }

  /// Ends the movement by touch: the keyboard is dismissed or returns to its resting position.
  func endDrag(atVelocity velocity: CGFloat) {
    guard isShown, panel.frame != announcedFrame else { return }
    if velocity > 0 || velocity == 0 && panel.frame.minY > announcedFrame.midY {
      _ = window.endEditing(false)
    } else {
      UIView.animate(withDuration: KeyboardNotification.duration) {
        self.panel.frame = self.announcedFrame
        self.moveGuides(to: self.announcedFrame)
      }
    }
  }

  // MARK: - Displayed keys

  private func content(for responder: UIResponder) -> KeyboardContent? {
    let accessory =
      responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view
    let safe = window.safeAreaInsets.bottom
    if let own = responder.inputView ?? responder.inputViewController?.view {
      let height = own.bounds.height > 0 ? own.bounds.height : Self.height(isLow: isLow)
      return KeyboardContent(keyboard: .view(own, height + safe), accessory: accessory)
    }
    guard let input = responder as? any UIKeyInput else {
      return accessory.map { KeyboardContent(keyboard: .none(safe), accessory: $0) }
    }
    let hasSuggestions =
      input.autocorrectionType != .no && !input.isSecureTextEntry && !input.keyboardType.isPad
    let height =
      Self.height(isLow: isLow) + (hasSuggestions ? Self.suggestions : 0)
      + (safe > 0 ? Self.belowKeys(safe) : 0)
    return KeyboardContent(
      keyboard: .keys(KeyboardKeys(input, hasSuggestions: hasSuggestions), height),
      accessory: accessory)
  }

  private var isLow: Bool { window.traitCollection.verticalSizeClass == .compact }

  /// Returns the height of four rows of keys, as on all iPhones since the first, in portrait and in
  /// landscape.
  private static func height(isLow: Bool) -> CGFloat { isLow ? 162 : 216 }
  /// The height of the suggestion bar above the keys.
  private static let suggestions: CGFloat = 44
  /// Returns the height below the keys. With a home indicator, a bar holds globe and microphone: 75
  /// points on an iPhone X, whose bottom safe area is 34.
  private static func belowKeys(_ safe: CGFloat) -> CGFloat { safe + 41 }
}
