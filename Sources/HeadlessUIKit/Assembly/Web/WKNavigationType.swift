/// What a load came of.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// By code.
  case other = -1
}
