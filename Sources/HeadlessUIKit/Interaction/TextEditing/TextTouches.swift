import Foundation

/// What fingers choose of a text, and the edit menu that they bring: a double tap a word, a triple tap a
/// paragraph, a finger that stays the place where it leaves, or a word where the text is only read; a tap on the
/// caret brings the menu.
///
/// A menu goes when text is typed or editing ends. After Select and Select All it comes again, for what is chosen
/// then.
@MainActor
final class TextTouches {
  private unowned let view: any EditedText
  private let press = UILongPressGestureRecognizer()
  private let double = UITapGestureRecognizer()
  private let triple = UITapGestureRecognizer()
  private lazy var menu = UIEditMenuInteraction(delegate: self)
  private var isShown = false
  /// When a finger came, and when the menu went.
  private var cameAt = -TimeInterval.infinity
  private var wentAt = -TimeInterval.infinity

  init(_ view: any EditedText) {
    self.view = view
    (double.numberOfTapsRequired, triple.numberOfTapsRequired) = (2, 3)
    press.addAction { [weak self] in self?.pressed($0.state) }
    double.addAction { [weak self] in self?.choose($0, (\.word)) }
    triple.addAction { [weak self] in self?.choose($0, (\.paragraph)) }
    for recognizer in [triple, double, press] {
      recognizer.delegate = self
      // Taps are the view's own until they are two.
      recognizer.delaysTouchesEnded = false
      view.addGestureRecognizer(recognizer)
    }
  }

  private func pressed(_ state: UIGestureRecognizer.State) {
    let place = press.location(in: view)
    switch state {
    case .began:
      hideMenu()
      guard view.beginChoosing() else { return }
      view.takesText ? putCaret(at: place) : choose(at: place, \.word)
    case .changed: if view.takesText { putCaret(at: place) }
    case .ended: showMenu(at: place)
    case .possible, .cancelled, .failed: break
    }
  }

  private func putCaret(at point: CGPoint) {
    guard let place = view.closestPosition(to: point) else { return }
    view.selectedTextRange = view.textRange(from: place, to: place)
  }

  private func choose(
    _ recognizer: UIGestureRecognizer, _ piece: KeyPath<any EditedText, UITextRange?>
  ) {
    let place = recognizer.location(in: view)
    guard view.beginChoosing() else { return }
    choose(at: place, piece)
    showMenu(at: place)
  }

  private func choose(at point: CGPoint, _ piece: KeyPath<any EditedText, UITextRange?>) {
    putCaret(at: point)
    if let range = view[keyPath: piece] { view.selectedTextRange = range }
  }

  /// The view took a tap: `isAgain` if the caret was there before.
  func tapped(at point: CGPoint, isAgain: Bool) {
    // The finger that comes down takes the menu away; it does not bring it back when it leaves.
    if isAgain, wentAt < cameAt { showMenu(at: point) }
  }

  // MARK: The menu

  private func showMenu(at point: CGPoint) {
    if menu.view == nil { view.addInteraction(menu) }
    menu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  func hideMenu() {
    if isShown { menu.dismissMenu() }
  }
}

extension TextTouches: UIGestureRecognizerDelegate {
  /// Not on what lies in the view, as a button that empties it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    cameAt = view.environment.clock.time
    return touch.view === view
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    view.mayChoose(at: gestureRecognizer.location(in: view))
  }
}

extension TextTouches: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let own = view.environment.menuController.menuItems ?? []
    let commands = own.filter { view.target(forAction: $0.action, withSender: interaction) != nil }
      .map { UICommand(title: $0.title, action: $0.action) }
    let suggested = suggestedActions + commands
    guard let range = view.selectedTextRange else { return UIMenu(children: suggested) }
    return view.editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }

  /// Around what is chosen, or the caret; as far as it is seen.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard let range = view.selectedTextRange else { return .null }
    let pieces = view.selectionRects(for: range).map(\.rect)
    let chosen = pieces.isEmpty ? [view.caretRect(for: range.start)] : pieces
    return chosen.reduce(CGRect.null) { $0.union($1) }.intersection(view.bounds)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    isShown = true
    view.menuComes(with: animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    isShown = false
    wentAt = view.environment.clock.time
    view.menuGoes(with: animator)
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, didSend action: Selector) {
    switch StandardEditAction(rawValue: action.name) {
    case .select, .selectAll: showMenu(at: press.location(in: view))
    case .cut, .copy, .paste, .delete, nil: break
    }
  }
}
