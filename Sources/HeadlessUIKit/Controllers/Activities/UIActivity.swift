/// A custom action of the share sheet. Subclasses provide its title and perform it.
@preconcurrency @MainActor
open class UIActivity: _Object {
  /// The group of the share sheet that an activity belongs to. Raw values match UIKit's.
  public enum Category: Int, Sendable { case action, share }

  /// Creates an activity. Called by subclasses.
  public init() { super.init(_object: ()) }

  /// The group that the activity belongs to. `.action` unless overridden.
  open class var activityCategory: Category { .action }
  /// The identifier of the activity. Nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// The title in the share sheet. Nil unless overridden; an activity without a title is not
  /// listed.
  open var activityTitle: String? { nil }
  /// The image next to the title. Nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can handle the items. False unless overridden, so the activity is
  /// not listed.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity for the shared items. Called before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The view controller that is presented to perform the activity. If it is nil, as by default,
  /// `perform()` is called instead.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity. An override calls `activityDidFinish(_:)` at its end.
  open func perform() {}

  /// Ends the activity and closes the share sheet. Activities call it, passing whether they
  /// completed their work.
  open func activityDidFinish(_ completed: Bool) { finished?(completed) }

  /// The share sheet's closure, called when the activity ends.
  var finished: ((Bool) -> Void)?
}
