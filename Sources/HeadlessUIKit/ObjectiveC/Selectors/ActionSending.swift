/// Sends the actions of controls, gesture recognisers and bar buttons to their targets.
@MainActor
enum ActionSending {
  /// Calls the action on the target.
  ///
  /// Without a target, it is called on the first responder in the chain that has the method. The
  /// chain begins at `sender`, or at `first` if `sender` is not a responder. A missing method is
  /// reported as an error of the screen, where UIKit raises an exception.
  ///
  /// - Returns: Whether an object with the method was found.
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
  /// Sends an action to a target. Without a target, it is sent to the first responder, from
  /// `sender` up, that has the method.
  ///
  /// - Returns: Whether an object with the method was found.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionSending.send(action, to: target.map { $0 as AnyObject }, from: sender, for: event)
  }
}
