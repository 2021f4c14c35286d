/// The stages in the life of a list. A list never returns to an earlier stage.
enum ListStage: Comparable {
  /// Nothing has been placed yet; a batch of updates is a reload.
  case new
  /// The layout of a collection has prepared, but the list has had no bounds that show anything.
  case prepared
  /// The list has been laid out in bounds that show something.
  case shown
}
