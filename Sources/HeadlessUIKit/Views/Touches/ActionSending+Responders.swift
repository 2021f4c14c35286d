extension ActionSending {
  /// Calls the action on the target. Without a target, calls it on the first responder in the chain
  /// from `sender` that has the method. If `sender` is not a responder, the chain starts at
  /// `first`.
  ///
  /// - Returns: Whether an object with the method was found.
  @discardableResult
  static func send(
    _ action: Selector, to target: AnyObject?, from sender: Any?,
    along first: UIResponder? = nil, for event: UIEvent?
  ) -> Bool {
    if let target { return send(action, to: target, from: sender, for: event) }
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
