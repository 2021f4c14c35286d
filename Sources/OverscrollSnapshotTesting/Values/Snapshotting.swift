/// A strategy for snapshots: the conversion of a value to a format, and the comparison of formats.
public struct Snapshotting<Value, Format> {
  /// The file name extension of the golden; nil for none.
  public var pathExtension: String?
  /// The file format and the comparison.
  public var diffing: Diffing<Format>
  /// Converts a value to the format.
  public var snapshot: (Value) -> Async<Format>
  /// Whether the contents depend on UIKit's private views, so that goldens which a Mac recorded
  /// cannot match.
  var showsUIKit = false

  /// Creates a strategy with a conversion that takes time.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values that can be converted to those of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for values that can be converted to those of this one in some time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var pulled = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing
    ) { newValue in
      Async { callback in
        transform(newValue).run { value in snapshot(value).run { callback($0) } }
      }
    }
    pulled.showsUIKit = showsUIKit
    return pulled
  }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are compared as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
