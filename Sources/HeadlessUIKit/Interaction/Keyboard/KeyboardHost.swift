package import Foundation

/// A window's first responder and the keyboard that comes with it.
///
/// The keyboard is a panel over everything else in the window: what a system keyboard covers on
/// iPhones, or the first responder's own input view, and its accessory view above.
@MainActor
package final class KeyboardHost {
  private unowned let window: UIWindow
  private(set) weak var firstResponder: UIResponder?
  private let panel = KeyboardPanel()
  /// While one responder takes over from another, the keyboard stays.
  private var isHandingOver = false
  /// What the notifications said last.
  private var told = CGRect.zero
  private var isUp = false

  init(_ window: UIWindow) { self.window = window }

  /// Over everything else.
  func stayInFront() {
    if panel.superview === window { window.bringSubviewToFront(panel) }
  }

  /// Where the keyboard rests now, in the window; empty while there is none.
  package var frame: CGRect { isUp ? told : .zero }

  func hand(to responder: UIResponder) -> Bool {
    if let old = firstResponder {
      isHandingOver = true
      let hasLeft = old.resignFirstResponder()
      isHandingOver = false
      guard hasLeft else { return false }
    }
    firstResponder = responder
    update()
    return true
  }

  func take(from responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    if !isHandingOver { update() }
  }

  /// While true, delegates are not asked whether editing may end.
  private(set) var isForcing = false

  /// The first responder resigns if it is in a view.
  ///
  /// - Returns: whether it is not any more.
  func end(in view: UIView, force: Bool) -> Bool {
    guard let firstResponder else { return true }
    let own = firstResponder as? UIView ?? (firstResponder as? UIViewController)?.viewIfLoaded
    guard own?.isDescendant(of: view) == true else { return true }
    isForcing = force
    defer { isForcing = false }
    return firstResponder.resignFirstResponder()
  }

  /// Types a text: a character at a time, into whoever is first responder and takes text.
  ///
  /// - Returns: whether there was one.
  package func type(_ text: String) -> Bool {
    for character in text {
      guard let input = firstResponder as? any UIKeyInput else { return false }
      if character == "\u{8}" { input.deleteBackward() } else { input.insertText("\(character)") }
      window.layoutIfNeeded()
    }
    return firstResponder is any UIKeyInput
  }

  /// The return key.
  package func insertReturn() {
    (firstResponder as? any UIKeyInput)?.insertText("\n")
    window.layoutIfNeeded()
  }

  // MARK: - The panel

  /// Shows what the first responder wants, or nothing.
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
    let begin = isUp ? told : frame.offsetBy(dx: 0, dy: wanted.height)
    let wasUp = isUp
    guard frame != told || !wasUp else { return }
    isUp = true
    told = frame
    let note = KeyboardNotification(begin: begin, end: frame, screen: window.screen)
    note.post(UIResponder.keyboardWillChangeFrameNotification)
    note.post(UIResponder.keyboardWillShowNotification)
    if !wasUp { window.rootViewController?.tellOfKeyboard() }
    move(to: frame) { [weak self] in
      guard let self, self.isUp, self.told == frame else { return }
      note.post(UIResponder.keyboardDidChangeFrameNotification)
      note.post(UIResponder.keyboardDidShowNotification)
    }
  }

  private func hide() {
    guard isUp else { return }
    isUp = false
    let end = CGRect(
      x: 0, y: window.bounds.maxY, width: window.bounds.width, height: told.height)
    let note = KeyboardNotification(begin: told, end: end, screen: window.screen)
    note.post(UIResponder.keyboardWillChangeFrameNotification)
    note.post(UIResponder.keyboardWillHideNotification)
    move(to: end) { [weak self] in
      guard let self, !self.isUp else { return }
      self.panel.removeFromSuperview()
      note.post(UIResponder.keyboardDidChangeFrameNotification)
      note.post(UIResponder.keyboardDidHideNotification)
    }
  }

  private func move(to frame: CGRect, end: @escaping () -> Void) {
    UIView.animate(
      withDuration: KeyboardNotification.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(KeyboardNotification.curve) << 16)
    ) {
      self.panel.frame = frame
      self.panel.layoutIfNeeded()
    } completion: { _ in
      end()
    }
  }

  /// A finger pulls the keyboard down, by so many points from where it rests; 0 lets it rest.
  func pull(by distance: CGFloat) {
    guard isUp else { return }
    panel.frame = told.offsetBy(dx: 0, dy: min(max(distance, 0), told.height))
  }

  /// The finger that pulled the keyboard leaves it.
  func letGo(atVelocity velocity: CGFloat) {
    guard isUp, panel.frame != told else { return }
    if velocity > 0 || velocity == 0 && panel.frame.minY > told.midY {
      _ = window.endEditing(false)
    } else {
      UIView.animate(withDuration: KeyboardNotification.duration) { self.panel.frame = self.told }
    }
  }

  // MARK: - What it shows

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

  /// Of four rows of keys: what iPhones have had since the first, upright and in landscape.
  private static func height(isLow: Bool) -> CGFloat { isLow ? 162 : 216 }
  /// Of the line of suggestions above them.
  private static let suggestions: CGFloat = 44
  /// With a home indicator there is a line for the globe and the microphone: 75 points on an iPhone X,
  /// whose indicator keeps 34.
  private static func belowKeys(_ safe: CGFloat) -> CGFloat { safe + 41 }
}
