extension ScreenError {
  /// The mistake, with what happens instead of an exception.
  public enum Kind: Error, Hashable, Sendable {
    /// A number that is not finite was set. `value` has the form that Core Animation prints. The
    /// property keeps its old value.
    case notFinite(owner: String, property: String, value: String)
    /// A view was added as a subview of itself or of one of its descendants. It stays in its place.
    case viewInsideItself(view: String, superview: String)
    /// A layer was added as a sublayer or mask of itself or of one of its descendants. It stays in
    /// its place.
    case layerInsideItself(layer: String, superlayer: String)
    /// A view or layer was added too deep in its tree. It stays in its place.
    case tooDeep(item: String, limit: Int)
    /// A property was set repeatedly by a callback of its own change. It keeps its value.
    case endlessChange(owner: String, property: String, callback: String)
    /// An action was sent to an object whose class has no such method. Nothing is called.
    case unrecognizedSelector(String, target: String)
    /// The screen's code raised an exception of Objective-C. The code after it still runs.
    case exception(name: String, reason: String)
    /// An object was archived, or read from an archive, that does not support it.
    case archive(String)
    /// A controller was pushed that is already in a navigation controller. Nothing is pushed.
    case pushedTwice(controller: String)
    /// A controller was presented that is the presenter or the window's root. Nothing is presented.
    case presentedActive(controller: String)
    /// More controllers were presented over each other than the limit. Nothing more is presented.
    case endlessPresentation(controller: String, limit: Int)
    /// An observer was removed that was not registered. The call is ignored.
    case notObserved(keyPath: String, object: String)
    /// A property was read or set by an unknown name, or set to a value of another type. Nothing is
    /// set.
    case undefinedKey(String, object: String)
    /// An observer by key path does not override the method that receives changes.
    case unhandledChange(keyPath: String, observer: String)
    /// A batch of updates does not match the counts of the data source afterwards.
    ///
    /// The counts are those of a section's rows, or of sections if `section` is nil. The list
    /// reloads.
    case invalidListUpdate(section: Int?, before: Int, after: Int, inserted: Int, deleted: Int)
    /// A view was inserted into a stack at an index outside its range. The call is ignored.
    case arrangedIndexOutOfBounds(index: Int, count: Int)
    /// A collection view was created without a layout. It shows no items.
    case missingCollectionLayout
    /// A requested storyboard, nib, controller or segue does not exist. An empty controller
    /// replaces it, or the call is ignored.
    case interface(NibProblem)
    /// An error in the use of Auto Layout.
    case layout(LayoutError)
    /// Code waited for something that nothing will ever do. The wait returns as if it had ended.
    case deadlock(String)
  }
}

extension ScreenError.Kind: CustomStringConvertible {
  /// UIKit's message, and what happens instead of an exception.
  public var description: String {
    switch self {
    case .notFinite(let owner, let property, let value):
      "CALayerInvalidGeometry: \(owner): \(property) "
        + "\(value.contains("nan") ? "contains NaN" : "is not finite"): \(value)"
    case .viewInsideItself(let view, let superview):
      view == superview
        ? "Can't add self as subview: \(view)"
        : "Can't add \(view) as a subview of \(superview), which is inside it"
    case .layerInsideItself(let layer, let superlayer):
      "CALayerInvalid: layer \(layer) is a part of cycle in its layer tree (added to \(superlayer))"
    case .tooDeep(let item, let limit):
      "\(item) would be nested more than \(limit) views deep; it is left out"
    case .endlessChange(let owner, let property, let callback):
      "\(owner): \(callback) sets \(property), which calls it again, more than "
        + "\(CallNesting.limit) levels deep; the change is left out"
    case .unrecognizedSelector(let name, let target):
      "-[\(target) \(name)]: unrecognized selector sent to instance"
    case .exception(let name, let reason):
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    case .archive(let words): words
    case .pushedTwice(let controller):
      "Pushing the same view controller instance more than once is not supported (\(controller))"
    case .presentedActive(let controller):
      "Application tried to present modally an active controller \(controller)"
    case .endlessPresentation(let controller, let limit):
      "\(controller) is presented over \(limit) other presentations; it is left out"
    case .notObserved(let keyPath, let object):
      "Cannot remove an observer for the key path \"\(keyPath)\" from \(object) because it is not "
        + "registered as an observer"
    case .undefinedKey(let key, let object):
      "[<\(object)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(key)."
    case .unhandledChange(let keyPath, let observer):
      "\(observer): An observeValue(forKeyPath:of:change:context:) message was received but not "
        + "handled, key path: \(keyPath)"
    case .invalidListUpdate(let section, let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of \(section.map { "rows in section \($0)" } ?? "sections"): "
        + "\(after) after the update, \(before) before it, \(inserted) inserted, \(deleted) deleted"
    case .arrangedIndexOutOfBounds(let index, let count):
      "index out of bounds for arranged subview: index = \(index) expected to be less than or equal "
        + "to \(count)"
    case .missingCollectionLayout:
      "UICollectionView must be initialized with a non-nil layout parameter"
    case .interface(let problem): problem.description
    case .layout(let error): error.description
    case .deadlock(let description): description
    }
  }
}
