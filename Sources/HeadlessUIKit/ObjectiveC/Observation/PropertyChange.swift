import Foundation

/// A change of a property with its old and new value.
struct PropertyChange {
  let old, new: Any?
  /// Whether the notification precedes the change.
  var isPrior = false
  var kind = NSKeyValueChange.setting
  /// The indexes of inserted, removed or replaced elements; nil for other changes.
  var indexes: IndexSet?

  /// Returns the change with only the values that the options request.
  func reduced(to options: NSKeyValueObservingOptions) -> PropertyChange {
    PropertyChange(
      old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil,
      isPrior: isPrior, kind: kind, indexes: indexes)
  }
}
