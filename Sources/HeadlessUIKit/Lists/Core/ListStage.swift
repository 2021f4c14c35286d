/// How far a list has come since it was made. A list never goes back to an earlier stage.
enum ListStage: Comparable {
  /// Nothing has been placed: a batch of updates is a reload.
  case new
  /// The layout of a collection has prepared, but no bounds that show anything were known.
  case prepared
  /// The list has been placed in bounds that show something.
  case shown
}
