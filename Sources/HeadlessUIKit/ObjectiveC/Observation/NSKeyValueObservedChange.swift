public import Foundation

/// What an observer of a key path is told.
public struct NSKeyValueObservedChange<Value> {
  /// What happened to a property.
  public typealias Kind = NSKeyValueChange

  /// - Note: Partly: always `setting`.
  public let kind: Kind
  /// With the option `new`; nil in what is told before the change.
  public let newValue: Value?
  /// With the option `old`.
  public let oldValue: Value?
  /// - Note: Partly: always nil; single values change here.
  public let indexes: IndexSet?
  /// Told before the change, as the option `prior` asks for.
  public let isPrior: Bool

  init(_ change: PropertyChange) {
    kind = .setting
    newValue = change.new as? Value
    oldValue = change.old as? Value
    indexes = nil
    isPrior = change.isPrior
  }
}
