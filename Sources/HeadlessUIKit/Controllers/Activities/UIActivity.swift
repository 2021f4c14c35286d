/// Something that can be done with what is shared. Subclasses say what it is called and do it.
@preconcurrency @MainActor
open class UIActivity: _Object {
  /// Whose line it is in; raw values as UIKit's.
  public enum Category: Int, Sendable { case action, share }

  /// In a class of its own.
  public init() { super.init(_object: ()) }

  /// `.action`.
  open class var activityCategory: Category { .action }
  /// Names it; nil.
  open var activityType: ActivityType? { nil }
  /// What its line says; nil shows nothing.
  open var activityTitle: String? { nil }
  /// Shown beside the title.
  open var activityImage: UIImage? { nil }
  /// Whether it has a line for what is shared; false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Is handed what is shared, before it is done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shown for what is to be done; nil calls `perform()`.
  open var activityViewController: UIViewController? { nil }
  /// Does it, and calls `activityDidFinish(_:)`.
  open func perform() {}

  /// Called by who has done it, or not.
  open func activityDidFinish(_ completed: Bool) { finished?(completed) }

  /// Who waits for it.
  var finished: ((Bool) -> Void)?
}
