/// The target of a bar button item that performs a segue.
final class SegueTrigger: _Object {
  /// The selector of the action, which no class of an app implements.
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
