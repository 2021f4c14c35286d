/// A mistake in a screen's own code, for which UIKit raises an exception that ends the app.
///
/// Here the screen goes on with what it had, so that a library's caller can go on too; whoever runs
/// the screen gets the error (`Stage.advance(to:)` throws it) and the command line ends with it.
/// Views are named as in `LayoutError`.
public enum ScreenError: Error, Hashable, Sendable {
  /// A number that is infinite or not a number was set, in `value` as Core Animation prints it. The
  /// property keeps its value.
  case notFinite(owner: String, property: String, value: String)
  /// A view was to become a subview of itself, or of a view inside it. It stays where it is.
  case viewInsideItself(view: String, superview: String)
  /// A layer was to become a sublayer or the mask of itself, or of a layer inside it. It stays where
  /// it is.
  case layerInsideItself(layer: String, superlayer: String)
  /// A view or layer was to come so deep into its tree. It stays where it is.
  case tooDeep(item: String, limit: Int)
  /// A property was set by what is called because it is set, over and over. It keeps its value.
  case endlessChange(owner: String, property: String, callback: String)
  /// An action was sent to an object whose class has no method of that name. Nothing is called.
  case unrecognizedSelector(String, target: String)
  /// A controller that is in a navigation controller already was pushed again. Nothing is pushed.
  case pushedTwice(controller: String)
  /// An observer was removed that did not observe. Nothing happens.
  case notObserved(keyPath: String, object: String)
  /// A property was asked for or set by a name that the class knows no property under, or set to a
  /// value of another type. Nothing is set.
  case undefinedKey(String, object: String)
  /// An observer by key path does not override what it is told by.
  case unhandledChange(keyPath: String, observer: String)
  /// What a batch of updates of a table or collection announced does not fit what the data source
  /// counts afterwards: the rows of a section, or the sections if that is nil. The list reloads.
  case invalidListUpdate(section: Int?, before: Int, after: Int, inserted: Int, deleted: Int)
  /// A view was to be arranged at a place beyond the end of a stack, or before its beginning. Nothing
  /// happens.
  case arrangedIndexOutOfBounds(index: Int, count: Int)
  /// A storyboard or nib that was asked for is not there, or has no such controller or segue. An empty
  /// controller stands for what is asked for, or nothing happens.
  case interface(NibProblem)
  /// Auto Layout cannot have been meant that way.
  case layout(LayoutError)
}

extension ScreenError: CustomStringConvertible {
  /// UIKit's words, and what happened instead of an exception.
  public var description: String {
    switch self {
    case .notFinite(let owner, let property, let value):
      "CALayerInvalidGeometry: \(owner): \(property) "
        + "\(value.contains("nan") ? "contains NaN" : "is not finite"): \(value)"
    case .viewInsideItself(let view, let superview):
      view == superview
        ? "Can't add self as subview: \(view)"
        : "Can't add \(view) as a subview of \(superview), which lies inside it"
    case .layerInsideItself(let layer, let superlayer):
      "CALayerInvalid: layer \(layer) is a part of cycle in its layer tree (added to \(superlayer))"
    case .tooDeep(let item, let limit):
      "\(item) would come deeper into its tree than \(limit) views inside one another; it is left out"
    case .endlessChange(let owner, let property, let callback):
      "\(owner): \(callback) sets \(property), which calls it again, more than "
        + "\(CallNesting.limit) times inside one another; the change is left out"
    case .unrecognizedSelector(let name, let target):
      "-[\(target) \(name)]: unrecognized selector sent to instance"
    case .pushedTwice(let controller):
      "Pushing the same view controller instance more than once is not supported (\(controller))"
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
    case .interface(let problem): problem.description
    case .layout(let error): error.description
    }
  }
}
