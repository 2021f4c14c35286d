/// A strategy that the subject cannot be asked for.
enum SnapshotMisuse: Error {
  /// A bitmap has neither a script nor views.
  case onlyAPicture
}
