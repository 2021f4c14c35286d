/// The receiver of a recogniser's action: a method or a closure.
@MainActor
struct GestureTarget {
  enum Kind {
    case method(WeakObject, Selector)
    case closure((UIGestureRecognizer) -> Void)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Returns whether this is the given target and action. Nil matches any.
  func `is`(_ target: AnyObject?, _ action: Selector?) -> Bool {
    switch kind {
    case .method(let own, let selector):
      (target == nil || own.object === target) && (action == nil || selector == action)
    case .closure: target == nil && action == nil
    }
  }

  func call(_ recognizer: UIGestureRecognizer) {
    switch kind {
    case .method(let target, let action):
      guard let object = target.object else { return }
      ActionSending.send(action, to: object, from: recognizer, for: nil)
    case .closure(let handler): handler(recognizer)
    }
  }
}
