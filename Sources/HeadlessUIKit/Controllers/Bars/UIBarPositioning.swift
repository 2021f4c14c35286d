/// A bar that stands somewhere on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where it stands.
  var barPosition: UIBarPosition { get }
}
