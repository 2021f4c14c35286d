/// The outcome of a snapshot: lines for people, the path of a written golden, and the exit status
/// that it demands.
struct SnapshotOutcome: Codable, Sendable {
  /// Messages about what could not be shown as intended.
  var problems: [String] = []
  var lines: [String] = []
  var recorded: String?
  var status: ExitStatus?
}
