/// The work that a list is doing while it gets a call.
enum ListWork {
  /// No work: a question asks the data source first if the stored answer is out of date.
  case idle
  /// A layout pass is running. It shows all changes, so a new preparation needs no further pass.
  case layingOut
  /// The data source, the delegate or the layout is answering, or cells are being placed. Questions
  /// get the previous answers, and a batch of updates becomes a reload.
  case querying
}
