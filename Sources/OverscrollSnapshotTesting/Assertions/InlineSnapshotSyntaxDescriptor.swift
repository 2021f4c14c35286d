import OverscrollTesting

/// The closure that returns an inline snapshot, at the call of a function that calls
/// `assertInlineSnapshot(of:as:)`.
public struct InlineSnapshotSyntaxDescriptor: Hashable {
  /// The label of the closure of `assertInlineSnapshot`: `matches`.
  public static let defaultTrailingClosureLabel = InlineSnapshotCheck.usualLabel

  /// The older labels that the closure may have.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The number of trailing closures before this one.
  public var trailingClosureOffset: Int

  /// Creates the description.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    SnapshotReport(
      fileID: fileID, filePath: filePath, line: line, column: column, runner: .current
    ).fail(message())
  }
}
