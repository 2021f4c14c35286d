/// The cause of a page load.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// A load by code.
  case other = -1
}
