/// A value held strongly or, if it is an object, optionally weakly.
struct AssociatedValue: @unchecked Sendable {
  // Unchecked by intent: apps may read associated values on any thread.
  private var strong: Any?
  private weak var weakObject: AnyObject?

  init(_ value: Any, isWeak: Bool) {
    if isWeak { weakObject = value as AnyObject } else { strong = value }
  }

  var value: Any? { strong ?? weakObject }
}
