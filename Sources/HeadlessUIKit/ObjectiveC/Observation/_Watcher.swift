/// What a class of an app's folder inherits in place of `NSObject` when it, or one below it, overrides `awakeFromNib` or
/// `observeValue(forKeyPath:of:change:context:)`, which `NSObject` lacks without Objective-C.
@preconcurrency @MainActor
open class _Watcher: _Object {
  /// With the standard values.
  public init() { super.init(_object: ()) }
}
