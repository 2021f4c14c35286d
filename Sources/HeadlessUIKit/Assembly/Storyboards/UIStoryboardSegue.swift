/// A transition from one controller to another, which exists while it is performed.
open class UIStoryboardSegue: _Object {
  /// The identifier of the segue in the storyboard; nil for most segues.
  public let identifier: String?
  /// The controller whose scene contains the segue.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  /// The closure that performs a segue without a custom class.
  final var handler: (() -> Void)?

  /// Creates a segue that has no effect unless a subclass overrides `perform()`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init(_object: ())
  }

  /// Creates a segue that is performed by a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Performs the transition. It is called after `prepare(for:sender:)`.
  open func perform() { handler?() }
}
