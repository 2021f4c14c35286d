public import Foundation

/// A view that tracks a touch and reports events by target-action.
///
/// It tracks one touch from its beginning. The control is highlighted while the touch is inside it
/// or less than 70 points outside. Actions are called in the order in which they were added.
open class UIControl: UIView {
  // MARK: State

  /// Whether the control tracks touches. The default is true.
  open var isEnabled = true {
    willSet { observers?.willChange(.isEnabled, of: self) }
    didSet {
      if isEnabled != oldValue { stateChanged() }
      observers?.didChange(.isEnabled, of: self)
    }
  }
  open var isSelected = false {
    willSet { observers?.willChange(.isSelected, of: self) }
    didSet {
      if isSelected != oldValue { stateChanged() }
      observers?.didChange(.isSelected, of: self)
    }
  }
  override func markForSpringLoading(_ isMarked: Bool) { isHighlighted = isMarked }
  open var isHighlighted = false {
    willSet { observers?.willChange(.isHighlighted, of: self) }
    didSet {
      if isHighlighted != oldValue { stateChanged() }
      observers?.didChange(.isHighlighted, of: self)
    }
  }

  override func value(of property: ObservedProperty) -> Any? {
    switch property {
    case .isEnabled: isEnabled
    case .isHighlighted: isHighlighted
    case .isSelected: isSelected
    default: super.value(of: property)
    }
  }

  /// The current state; `normal` if none of the others applies.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the state changes, to update the appearance.
  func stateChanged() { setNeedsLayout() }

  /// The horizontal position of content that is narrower than the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The vertical position of content that is lower than the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The content alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether the control tracks a touch.
  public private(set) final var isTracking = false
  /// Whether the tracked touch counts as inside the control.
  public private(set) final var isTouchInside = false
  private weak var followed: UITouch?

  /// Called when a touch begins in the control. Returns whether to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Returns whether to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a gesture or a scroll view takes over the tracked touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// The distance outside the bounds at which a touch still counts as inside, in points.
  private static let reach: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callOverride("touchesBegan(_:with:)", touches, event, upTo: UIControl.self) { return }
    guard isEnabled, followed == nil,
      let touch = touches.min(by: { $0.startTime < $1.startTime })
    else { return }
    followed = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callOverride("touchesMoved(_:with:)", touches, event, upTo: UIControl.self) { return }
    guard isTracking, let followed, touches.contains(followed) else { return }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
      .contains(followed.location(in: self))
    isTracking = continueTracking(followed, with: event)
    guard isTracking else { return isHighlighted = false }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callOverride("touchesEnded(_:with:)", touches, event, upTo: UIControl.self) { return }
    guard let followed, touches.contains(followed) else { return }
    let (wasTracking, isInside) = (isTracking, isTouchInside)
    removeTracking()
    guard wasTracking else { return }
    endTracking(followed, with: event)
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside { triggered(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if callOverride("touchesCancelled(_:with:)", touches, event, upTo: UIControl.self) { return }
    guard let followed, touches.contains(followed) else { return }
    let wasTracking = isTracking
    removeTracking()
    guard wasTracking else { return }
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private func removeTracking() {
    followed = nil
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
  }

  /// Called when a touch ends inside. Buttons perform their primary action.
  func triggered(_ event: UIEvent?) {}

  /// Returns whether a touch counts as inside when it ends.
  final func isTouchInside(_ touch: UITouch?) -> Bool {
    guard let touch else { return false }
    return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  /// Whether the control keeps taps to itself, so that a tap recogniser of a superview does not get
  /// them: buttons, switches, steppers, segmented and page controls.
  /// (https://developer.apple.com/documentation/uikit/uigesturerecognizer)
  var keepsTaps: Bool { false }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  // MARK: Actions

  private var handlers: [ControlHandler] = []

  /// Adds a target-action pair for events.
  ///
  /// A nil target means the first responder from the control on that implements the action. The
  /// target is held weakly. Adding a pair again adds its events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = handlers.firstIndex(where: { $0.is(object, action) }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(
        ControlHandler(
          kind: .method(object.map(WeakObject.init), action), events: controlEvents))
    }
  }

  /// Removes events from the matching target-action pairs. A nil target or action matches any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices where handlers[index].matches(object, action) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Adds an action for events. It replaces an action with that identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The targets of the control; `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler in
        guard case .method(let target, _) = handler.kind else { return nil }
        guard let target else { return AnyHashable(NSNull()) }
        return (target.object as? any Hashable).map { AnyHashable($0) }
      })
  }

  /// All events that have a target or an action.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the action names of a target for an event, or nil if it has none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard !handler.events.isDisjoint(with: controlEvent),
        case .method(let own, let action) = handler.kind, own?.object === object
      else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls the closure for each action or target-action pair with its events, in the order they
  /// were added, until the closure sets its last argument to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.kind {
      case .method(let target, let action):
        iterator(nil, (target?.object, action), handler.events, &stop)
      case .action(let action): iterator(action, nil, handler.events, &stop)
      }
    }
  }

  /// Calls the targets and actions of these events, as if the events had happened.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Sends an action method to its target. It is called once per pair, and a subclass may override
  /// it to observe or change what is sent.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionSending.send(
      action, to: target.map { $0 as AnyObject }, from: self, for: event)
  }

  /// Performs an action. It is called once per action, and a subclass may override it.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  func send(_ events: Event, _ event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .method(let target, let action):
        if let target, target.object == nil { continue }  // The target was deallocated.
        sendAction(action, to: target?.object, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  /// Creates a control with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that runs an action when its primary action is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
