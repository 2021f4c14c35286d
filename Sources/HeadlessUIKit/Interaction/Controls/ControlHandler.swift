/// A target-action pair or an action, with the control events that trigger it.
@MainActor
struct ControlHandler {
  enum Kind {
    /// A method of a target. A nil target means the responder chain.
    case method(WeakObject?, Selector)
    case action(UIAction)
  }

  let kind: Kind
  var events: UIControl.Event

  var identifier: UIAction.Identifier? {
    switch kind {
    case .method: nil
    case .action(let action): action.identifier
    }
  }

  func `is`(_ target: AnyObject?, _ action: Selector) -> Bool {
    switch kind {
    case .method(let own, let selector): own?.object === target && selector == action
    case .action: false
    }
  }

  /// Returns whether this is a method that matches target and action, where nil matches any.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    switch kind {
    case .method(let own, let selector):
      (target == nil || own?.object === target) && (action == nil || selector == action)
    case .action: false
    }
  }
}
