/// The way from one controller to another, for as long as it is taken.
open class UIStoryboardSegue: _Object {
  /// What the storyboard calls it; nil for most.
  public let identifier: String?
  /// Whose scene the segue is in.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  /// Performs a segue without a class of its own.
  final var handler: (() -> Void)?

  /// A segue that does nothing unless a subclass overrides `perform()`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init(_object: ())
  }

  /// A segue that runs the closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Goes the way. Called after `prepare(for:sender:)`.
  open func perform() { handler?() }
}
