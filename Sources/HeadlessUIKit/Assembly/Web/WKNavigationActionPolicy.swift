/// What a delegate says of a load.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow
  /// Counts as `cancel`: nothing is downloaded here.
  case download
}
