/// The decision of a delegate about a load.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow
  /// Download instead of display. Here it acts like `cancel`, since downloads are not supported.
  case download
}
