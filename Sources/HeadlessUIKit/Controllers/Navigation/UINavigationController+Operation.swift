extension UINavigationController {
  /// How a stack changes; raw values as UIKit's.
  public enum Operation: Int, Sendable {
    /// Not by a push or a pop.
    case none
    case push, pop
  }
}
