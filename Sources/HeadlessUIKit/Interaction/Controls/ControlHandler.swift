/// What is done for some of a control's events.
@MainActor
struct ControlHandler {
  enum Kind {
    /// Nil goes to the responder chain.
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

  /// Nil stands for any.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    switch kind {
    case .method(let own, let selector):
      (target == nil || own?.object === target) && (action == nil || selector == action)
    case .action: false
    }
  }
}
