public import Foundation
import Snapshots

/// The file format of snapshots, and their comparison.
public struct Diffing<Value> {
  /// The comparison that this package makes itself, with failure pictures and a report.
  enum Comparison {
    case picture(Tolerance)
    case text
    case own
  }

  /// Returns the contents of the file.
  public var toData: (Value) -> Data
  /// Returns the value in a file.
  public var fromData: (Data) -> Value
  /// Returns the difference in words and as attachments; nil for values that match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  private(set) var comparison = Comparison.own

  /// Creates a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }

  func compared(by comparison: Comparison) -> Self {
    var diffing = self
    diffing.comparison = comparison
    return diffing
  }
}
