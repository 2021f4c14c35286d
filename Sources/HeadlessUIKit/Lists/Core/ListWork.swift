/// What a list is doing while a call from outside arrives.
enum ListWork {
  /// Nothing: a question asks the data source first if its answer is out of date.
  case idle
  /// A layout pass is running and shows all changes itself: a new preparation needs no further pass.
  case layingOut
  /// The data source, the delegate or the layout is answering, or cells are being placed: questions get
  /// the answers known before, and a batch of updates becomes a reload.
  case asking
}
