/// How a trace is written, by the names that other programs rely on (`Fixtures/Scenes/README.md`).
public enum TraceFormat: String, CaseIterable, Sendable {
  /// An object a line, the `json` of a `TraceRow`: can be written as the rows come.
  case json
  /// Columns under a line of their names, `TraceTable`: knows the names when the run is over.
  case csv
}
