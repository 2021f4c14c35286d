import Overscroll

/// A snapshot that is being drawn.
enum PendingDrawing {
  case here(Task<SnapshotOutcome, any Error>)
  /// The child process draws the snapshot and sends another answer to the request.
  case inChild(AppProcess, SceneRequest, SceneDescription, id: Int)
  /// The app ended the child process.
  case ended(Failure)
}
