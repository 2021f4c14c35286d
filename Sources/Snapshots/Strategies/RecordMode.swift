/// The condition for writing goldens. The default is `.missing`, or `.never` if the environment
/// variable `CI` is set to anything but `0` or `false`. `OVERSCROLL_RECORD` selects another mode.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Never writes a golden. A missing golden is a failure.
  case never
  /// Writes a golden if it is missing.
  case missing
  /// Writes a golden if it is missing or differs.
  case failed
  /// Always writes the golden.
  case all
}
