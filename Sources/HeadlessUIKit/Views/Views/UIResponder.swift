/// The root of views, controllers and applications. Equal only to itself unless a subclass overrides
/// `isEqual(_:)`.
@preconcurrency @MainActor
open class UIResponder: _Object, UIResponderStandardEditActions {
  /// A responder of its own, in no chain.
  public init() { super.init(_object: ()) }

  /// Whom an event goes to that this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Writes nothing: subclasses of views and controllers write what they have.
  ///
  /// - Note: Partly: archives are not supported.
  open func encode(with coder: NSCoder) {}

  // MARK: First responder

  /// Whether it may be the one that is typed into; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop being so.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the one of its window that is typed into.
  open var isFirstResponder: Bool { windowOfResponder?.madeKeyboard?.firstResponder === self }

  /// Makes it the first responder of its window, after the one before has resigned; its keyboard or
  /// input view comes. False, and nothing changes, where one of them refuses, or without a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Its keyboard goes; false where it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }

  /// Shown instead of the keyboard while this is first responder; nil for the keyboard, where text is
  /// taken.
  open var inputView: UIView? { nil }
  /// Shown above the keyboard; nil for nothing.
  open var inputAccessoryView: UIView? { nil }

  /// Shows what the two are now, if this is first responder.
  open func reloadInputViews() {
    if isFirstResponder { windowOfResponder?.madeKeyboard?.update() }
  }

  // MARK: Actions

  /// Whether it takes an action: by default, where its class has the method. Fields and text views take the
  /// standard edit actions as far as there is something to copy, to paste or to choose.
  ///
  /// - Note: Partly: methods are known in an app that a scene names, and where they were registered; other code
  ///   overrides this.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let edit = StandardEditAction(rawValue: action.name), let text = self as? any EditedText {
      return text.offers(edit)
    }
    if action.name == StandardEditAction.paste.rawValue, pasteConfiguration != nil {
      return takesPasteboard
    }
    return SelectorMethods.method(action, of: self) != nil
  }

  private var takesPasteboard: Bool {
    let providers = UIPasteboard.general.itemProviders
    return pasteConfiguration != nil && !providers.isEmpty && canPaste(providers)
  }

  /// The responder that takes an action, from this one on; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// Cuts what is chosen: in fields and text views; does nothing in others, as those of the five methods
  /// below.
  open func cut(_ sender: Any?) { edit(.cut) }

  /// Copies what is chosen.
  open func copy(_ sender: Any?) { edit(.copy) }

  /// Pastes over what is chosen. Responders with a `pasteConfiguration` are handed what the pasteboard has.
  open func paste(_ sender: Any?) {
    if takesPasteboard, !(self is any EditedText) {
      paste(itemProviders: UIPasteboard.general.itemProviders)
    } else {
      edit(.paste)
    }
  }

  /// What it takes when something is pasted: with one, Paste is in the edit menu of what has such a type.
  ///
  /// - Note: Partly: what is dropped is not pasted by it; fields and text views take texts alone.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Takes what was pasted; does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether each of these has one of the configuration's types.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.allSatisfy { provider in
      types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }

  /// Chooses the word around the caret.
  open func select(_ sender: Any?) { edit(.select) }

  /// Chooses everything.
  open func selectAll(_ sender: Any?) { edit(.selectAll) }

  /// Deletes what is chosen.
  open func delete(_ sender: Any?) { edit(.delete) }

  private func edit(_ action: StandardEditAction) { (self as? any EditedText)?.apply(action) }

  // MARK: Motion

  /// The device begins to be shaken, which nothing does here. The default hands it on to the next
  /// responder, as do those of the two methods below.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken, which nothing does here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The shaking was none after all.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A headset's button was pressed, which nobody does here.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Keys

  /// A button or a key went down; no script presses any. The default hands it on to the next responder, as do
  /// those of the three methods below.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// It is pressed harder or less hard.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// It came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Something took it away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Combinations of keys that it takes; asked by nobody, since no keyboard with keys is attached.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether a command is to be had now, and how it is called; asked by nobody, likewise.
  open func validate(_ command: UICommand) {}

  // MARK: What is done

  /// For going on with it elsewhere, which nobody does.
  open var userActivity: NSUserActivity?
  /// Something is gone on with.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Brings it up to date; called by nobody.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// The keyboard that it wants: the screen's.
  open var textInputMode: UITextInputMode? { Self.ownInputMode }

  /// Whose view is shown instead of the keyboard, where there is no `inputView`.
  open var inputViewController: UIInputViewController? { nil }
  /// Whose view is shown above the keyboard, where there is no `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Names what is typed for the keyboard that was chosen last; there is one keyboard.
  open var textInputContextIdentifier: String? { nil }

  // MARK: Focus, which nothing has here: on iOS of views and controllers

  /// Whether it can have the focus.
  ///
  /// - Note: Partly: never called: nothing has the focus here.
  open var canBecomeFocused: Bool { false }
  /// Where the focus would go, the best first.
  ///
  /// - Note: Partly: never called: nothing has the focus here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the focus may go.
  ///
  /// - Note: Partly: never called: nothing has the focus here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus goes.
  ///
  /// - Note: Partly: never called: nothing has the focus here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Asks for the focus to be looked for again; there is none to be found.
  open func setNeedsFocusUpdate() {}
  /// Has it looked for now; there is none to be found.
  open func updateFocusIfNeeded() {}

  // MARK: Touches

  /// Fingers came down in this responder's view. The default hands them on to the next responder, as
  /// do those of the three methods below.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers that came down in this responder's view moved, wherever they are now.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers that came down in this responder's view left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Numbers that were estimated are known better; fingers of a script are where they are.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// A gesture, or a scroll view, took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
