/// The superclass that replaces `NSObject` for app classes that override certain methods, directly
/// or in a subclass.
///
/// These are `awakeFromNib` and `observeValue(forKeyPath:of:change:context:)`, which `NSObject`
/// lacks without Objective-C.
@preconcurrency @MainActor
open class _Watcher: _Object {
  /// Creates an object with default values.
  public init() { super.init(_object: ()) }
}
