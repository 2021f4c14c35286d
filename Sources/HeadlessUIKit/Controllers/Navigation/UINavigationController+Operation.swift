extension UINavigationController {
  /// The kind of a change of the stack. Raw values match UIKit's.
  public enum Operation: Int, Sendable {
    /// A change that is neither a push nor a pop.
    case none
    case push, pop
  }
}
