/// The answer of a child process to a request.
struct SceneReply: Codable {
  var id = 0
  /// Whether the scene was played and its pictures are still being drawn. Another answer follows.
  var isDrawing = false
  /// The paths of the written files.
  var written: [String] = []
  /// The text alternatives of the outputs, for a gallery.
  var alternatives: [String] = []
  var fault: SceneFault?
  /// The outcome of a snapshot.
  var snapshot: SnapshotOutcome?
}
