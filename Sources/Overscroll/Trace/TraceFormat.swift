/// The file format of a trace. Other programs rely on the raw values (`Fixtures/Scenes/README.md`).
public enum TraceFormat: String, CaseIterable, Sendable {
  /// One JSON object per line, the `json` of a `TraceRow`. Rows can be written as they are
  /// produced.
  case json
  /// Comma-separated values with a header line, from `TraceTable`. The column names are only known
  /// at the end of the run.
  case csv
}
