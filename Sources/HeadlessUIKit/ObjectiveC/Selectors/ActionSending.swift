/// An action sent to a target: of controls, gesture recognisers and bar buttons.
@MainActor
enum ActionSending {
  /// Calls the action on the target; without one, on the first responder of the chain from `sender` on
  /// that has such a method; from `first` on for a sender that is no responder. One that has none is a mistake of the screen, for which UIKit raises an
  /// exception.
  ///
  /// - Returns: whether somebody had the method.
  @discardableResult
  static func send(
    _ action: Selector, to target: AnyObject?, from sender: Any?,
    along first: UIResponder? = nil, for event: UIEvent?
  ) -> Bool {
    if let target {
      guard let method = method(action, of: target, sender: sender) else {
        let other = (target as? _Object)?.forwardingTarget(for: action).map { $0 as AnyObject }
        if let other, other !== target {
          return send(action, to: other, from: sender, along: first, for: event)
        }
        ScreenEnvironment.current.problems.raise(
          .unrecognizedSelector(action.name, target: "\(type(of: target))"))
        return false
      }
      method(target, sender, event)
      return true
    }
    var responder = first ?? sender as? UIResponder
    while let current = responder {
      if current.canPerformAction(action, withSender: sender),
        let method = method(action, of: current, sender: sender)
      {
        method(current, sender, event)
        return true
      }
      responder = current.next
    }
    return false
  }

  private static func method(
    _ action: Selector, of target: AnyObject, sender: Any?
  ) -> SelectorMethods.Method? {
    SelectorMethods.method(action, of: target)
      ?? StandardEditAction.method(action, of: target, sender: sender)
  }
}

extension UIApplication {
  /// Sends an action to a target; without one, to the first responder from the sender on that has
  /// such a method.
  ///
  /// - Returns: whether somebody had the method.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionSending.send(action, to: target.map { $0 as AnyObject }, from: sender, for: event)
  }
}
