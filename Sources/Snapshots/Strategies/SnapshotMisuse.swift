/// An error for a strategy that the subject does not support.
enum SnapshotMisuse: Error {
  /// A bitmap has neither a script nor views.
  case onlyAPicture
}
