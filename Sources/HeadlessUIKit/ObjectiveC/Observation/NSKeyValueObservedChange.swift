public import Foundation

/// The change that the observer of a key path receives.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a property's change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change. Other than `setting` for changes through `mutableArrayValue(forKey:)`.
  public let kind: Kind
  /// The new value with the option `new`; nil before the change.
  public let newValue: Value?
  /// The old value with the option `old`.
  public let oldValue: Value?
  /// The indexes of the changed elements of a collection; nil for the kind `setting`.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change, as requested with the option `prior`.
  public let isPrior: Bool

  init(_ change: PropertyChange) {
    kind = change.kind
    newValue = change.new as? Value
    oldValue = change.old as? Value
    indexes = change.indexes
    isPrior = change.isPrior
  }
}
