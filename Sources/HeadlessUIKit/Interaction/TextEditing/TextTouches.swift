import Foundation

/// The selection of text by touches, and the edit menu.
///
/// A double tap selects a word, and a triple tap a paragraph. A long touch moves the caret to where
/// it lifts; in read-only text it selects a word instead. A tap on the caret opens the menu.
///
/// The menu closes when text is typed or editing ends. After Select and Select All it opens again
/// for the new selection.
@MainActor
final class TextTouches {
  private unowned let view: any EditedText
  private let press = UILongPressGestureRecognizer()
  private let double = UITapGestureRecognizer()
  private let triple = UITapGestureRecognizer()
  private lazy var menu = UIEditMenuInteraction(delegate: self)
  private var isShown = false
  /// The times when a touch began and when the menu closed.
  private var touchBeganAt = -TimeInterval.infinity
  private var menuClosedAt = -TimeInterval.infinity

  init(_ view: any EditedText) {
    self.view = view
    (double.numberOfTapsRequired, triple.numberOfTapsRequired) = (2, 3)
    press.addAction { [weak self] in self?.pressed($0.state) }
    double.addAction { [weak self] in self?.choose($0, (\.word)) }
    triple.addAction { [weak self] in self?.choose($0, (\.paragraph)) }
    for recognizer in [triple, double, press] {
      recognizer.delegate = self
      // Single taps are handled by the view without delay.
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
      view.acceptsText ? placeCaret(at: place) : choose(at: place, \.word)
    case .changed: if view.acceptsText { placeCaret(at: place) }
    case .ended: showMenu(at: place)
    case .possible, .cancelled, .failed: break
    }
  }

  private func placeCaret(at point: CGPoint) {
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
    placeCaret(at: point)
    if let range = view[keyPath: piece] { view.selectedTextRange = range }
  }

  /// Called when the view handles a tap. `isRepeated` is true if the caret was already at that
  /// place.
  func tapped(at point: CGPoint, isRepeated: Bool) {
    // A touch that closed the menu must not open it again when it lifts.
    if isRepeated, menuClosedAt < touchBeganAt { showMenu(at: point) }
  }

  // MARK: Edit menu

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
  /// Returns whether a recogniser receives a touch: not if it is on a subview, such as the clear
  /// button.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchBeganAt = view.environment.clock.time
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

  /// Returns the visible part of the rectangle around the selection or the caret.
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
    view.menuWillAppear(with: animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    isShown = false
    menuClosedAt = view.environment.clock.time
    view.menuWillDisappear(with: animator)
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, didSend action: Selector) {
    switch StandardEditAction(rawValue: action.name) {
    case .select, .selectAll: showMenu(at: press.location(in: view))
    case .cut, .copy, .paste, .delete, nil: break
    }
  }
}
