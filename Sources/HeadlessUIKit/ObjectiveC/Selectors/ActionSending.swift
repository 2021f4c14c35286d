/// Sends actions of controls, gesture recognisers, bar buttons and timers to their targets.
@MainActor
enum ActionSending {
  /// Calls the action on the target, or on the object to which the target forwards it. A target
  /// without such a method is an error of the screen: UIKit raises an exception.
  ///
  /// - Returns: Whether the target has the method.
  @discardableResult
  static func send(
    _ action: Selector, to target: AnyObject, from sender: Any?, for event: Any?
  ) -> Bool {
    guard let method = method(action, of: target, sender: sender) else {
      let other = (target as? _Object)?.forwardingTarget(for: action).map { $0 as AnyObject }
      if let other, other !== target { return send(action, to: other, from: sender, for: event) }
      raiseUnknown(action.name, target: "\(type(of: target))")
      return false
    }
    method(target, sender, event)
    return true
  }

  /// Raises the error of a target without a method.
  static func raiseUnknown(_ name: String, target: String) {
    RuntimeProblems.raise(.unrecognizedSelector(name, target: target))
  }

  static func method(
    _ action: Selector, of target: AnyObject, sender: Any?
  ) -> SelectorMethods.Method? {
    SelectorMethods.method(action, of: target)
      ?? (target as? _Object)?.unregisteredMethod(for: action, sender: sender)
  }
}
