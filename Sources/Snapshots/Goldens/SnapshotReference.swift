/// The pictures with which tests of other libraries are compared.
package enum SnapshotReference: String, Sendable, CaseIterable {
  /// Those that this package has recorded.
  case own
  /// Those that iOS has recorded.
  case ios
}
