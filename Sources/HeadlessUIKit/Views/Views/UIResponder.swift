/// The base class of views, view controllers and the application: an object that can handle events.
/// A responder is equal only to itself unless a subclass overrides `isEqual(_:)`.
@preconcurrency @MainActor
open class UIResponder: _Object, UIResponderStandardEditActions {
  /// Creates a responder that is not part of a responder chain.
  public init() { super.init(_object: ()) }

  /// The next responder in the chain, which receives the events that this one does not handle; nil
  /// at the end of the chain.
  open var next: UIResponder? { nil }

  /// Encodes the responder. Subclasses of views and controllers encode their state.
  ///
  /// - Note: Partly: encodes nothing, because archives are not supported.
  open func encode(with coder: NSCoder) {}

  // MARK: First responder

  /// Whether the responder can become first responder. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder is willing to resign first responder status. True unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { windowOfResponder?.existingKeyboard?.firstResponder === self }

  /// The view of the responder, if it is loaded: the view itself, or the view of a controller.
  var viewIfShown: UIView? { nil }

  /// Makes the responder the first responder of its window, after the current one has resigned, and
  /// shows its keyboard or input view. Returns false, without any change, if either refuses or
  /// there is no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { attachKeyboard() }

  /// Resigns first responder status and hides the keyboard. Returns false if the responder refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { detachKeyboard() }

  /// The view shown in place of the keyboard while this is first responder; nil for the keyboard,
  /// if the responder accepts text.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard while this is first responder; nil for none.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the input views if this is first responder.
  open func reloadInputViews() {
    if isFirstResponder { windowOfResponder?.existingKeyboard?.update() }
  }

  /// The undo manager of the next responder that has one. By default, that is the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Actions

  /// Returns whether the responder performs an action. By default, it does if its class has the
  /// method. Text fields and text views perform the standard edit actions if there is text to copy,
  /// paste or select.
  ///
  /// - Note: Partly: methods are known in an app that a scene names, and where they are registered.
  ///   Other code overrides this method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let edit = StandardEditAction(rawValue: action.name), let text = self as? any EditedText {
      return text.canPerformEdit(edit)
    }
    if action.name == StandardEditAction.paste.rawValue, pasteConfiguration != nil {
      return acceptsPasteboard
    }
    return SelectorMethods.method(action, of: self) != nil
  }

  private var acceptsPasteboard: Bool {
    let providers = UIPasteboard.general.itemProviders
    return pasteConfiguration != nil && !providers.isEmpty && canPaste(providers)
  }

  override func unregisteredMethod(
    for action: Selector, sender: Any?
  ) -> SelectorMethods.Method? {
    StandardEditAction.method(action, of: self, sender: sender)
  }

  /// Returns the first responder in the chain, starting with this one, that performs an action; nil
  /// if none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// Cuts the selection. Like the methods below, it has an effect only in text fields and text
  /// views.
  open func cut(_ sender: Any?) { edit(.cut) }

  /// Copies the selection.
  open func copy(_ sender: Any?) { edit(.copy) }

  /// Replaces the selection by the pasteboard's content. A responder with a `pasteConfiguration`
  /// receives the pasteboard's item providers instead.
  open func paste(_ sender: Any?) {
    if acceptsPasteboard, !(self is any EditedText) {
      paste(itemProviders: UIPasteboard.general.itemProviders)
    } else {
      edit(.paste)
    }
  }

  /// The types that the responder accepts for pasting. If the pasteboard has one of them, the edit
  /// menu contains Paste.
  ///
  /// - Note: Partly: dropped items are not pasted. Text fields and text views accept only text.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Pastes items. Does nothing unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether each item provider has one of the accepted types.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.allSatisfy { provider in
      types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }

  /// Selects the word around the insertion point.
  open func select(_ sender: Any?) { edit(.select) }

  /// Selects all text.
  open func selectAll(_ sender: Any?) { edit(.selectAll) }

  /// Deletes the selection.
  open func delete(_ sender: Any?) { edit(.delete) }

  private func edit(_ action: StandardEditAction) { (self as? any EditedText)?.apply(action) }

  // MARK: Motion

  /// Called when a motion, such as shaking, begins. Never called here, because motion is not
  /// simulated. The default implementation calls the next responder, like those of the two methods
  /// below.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion has ended. Never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion was cancelled. Never called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a remote control event arrives. Never called here, because remote controls are not
  /// simulated.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Keys

  /// Called when a button or key is pressed. Never called here, because presses are not simulated.
  /// The default implementation calls the next responder, like those of the three methods below.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of a press changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a press ends.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system cancels a press.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The key commands of the responder. Not used here, because hardware keyboards are not
  /// simulated.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Updates the state and title of a command. Not called here, because hardware keyboards are not
  /// simulated.
  open func validate(_ command: UICommand) {}

  // MARK: Actions

  /// The activity for continuing on another device. Stored without effect.
  open var userActivity: NSUserActivity?
  /// Restores the state of a user activity.
  ///
  /// - Note: Partly: its moment never comes: nothing is gone on with from another device.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Updates the state of the user activity. Not called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// The input mode of the responder: that of the screen.
  open var textInputMode: UITextInputMode? { Self.ownInputMode }

  /// The controller whose view replaces the keyboard if `inputView` is nil.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller whose view is shown above the keyboard if `inputAccessoryView` is nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// An identifier for remembering the keyboard that the user chose. Always nil, because there is
  /// one keyboard.
  open var textInputContextIdentifier: String? { nil }

  // MARK: Focus

  /// Whether the responder can be focused.
  ///
  /// - Note: Partly: never called: the focus system is not supported.
  open var canBecomeFocused: Bool { false }
  /// The environments that focus should move to, in order of preference.
  ///
  /// - Note: Partly: never called: the focus system is not supported.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns whether a focus update may happen.
  ///
  /// - Note: Partly: never called: the focus system is not supported.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after a focus update.
  ///
  /// - Note: Partly: never called: the focus system is not supported.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Requests a focus update. Has no effect: focus is not simulated.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus immediately. Has no effect: focus is not simulated.
  open func updateFocusIfNeeded() {}

  // MARK: Touches

  /// Called when touches begin in the responder's view. The default implementation calls the next
  /// responder, like those of the methods below.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callOverride("touchesBegan(_:with:)", touches, event) { return }
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches that began in the responder's view move, even outside of it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callOverride("touchesMoved(_:with:)", touches, event) { return }
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches that began in the responder's view end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callOverride("touchesEnded(_:with:)", touches, event) { return }
    next?.touchesEnded(touches, with: event)
  }

  /// Called when estimated touch properties are updated. Not called here, because properties are
  /// not estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  /// Called when a gesture or a scroll view cancels touches in the responder's view.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callOverride("touchesCancelled(_:with:)", touches, event) { return }
    next?.touchesCancelled(touches, with: event)
  }

  /// Calls the override of a touch method in an extension. Returns whether there was one.
  final func callOverride(
    _ method: String, _ touches: Set<UITouch>, _ event: UIEvent?, upTo asking: AnyClass? = nil
  ) -> Bool {
    ExtensionOverrides.run(method, of: self, [touches, event as Any], upTo: asking)
  }
}
