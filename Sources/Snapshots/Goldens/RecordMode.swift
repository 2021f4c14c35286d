/// When goldens are written. The default is `.missing`, and `.never` where the environment variable
/// `CI` is set to anything but `0` or `false`; `OVERSCROLL_RECORD` names another one.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Never: a golden that is missing is a failure.
  case never
  /// If there is none.
  case missing
  /// If there is none, or it differs.
  case failed
  /// Always.
  case all
}
