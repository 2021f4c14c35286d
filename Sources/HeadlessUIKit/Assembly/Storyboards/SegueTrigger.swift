/// The target of a bar button that performs a segue.
final class SegueTrigger: _Object {
  /// The action's name; no app's class has such a method.
  static let selector: Selector = {
    let selector: Selector = "overscrollPerformSegue:"
    SelectorMethods.register(selector, of: SegueTrigger.self) { trigger, sender, _ in
      trigger.perform(sender)
    }
    return selector
  }()

  private let perform: (_ sender: Any?) -> Void

  init(_ perform: @escaping (_ sender: Any?) -> Void) {
    self.perform = perform
    super.init(_object: ())
  }
}
