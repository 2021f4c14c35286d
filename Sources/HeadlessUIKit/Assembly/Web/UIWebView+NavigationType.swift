extension UIWebView {
  /// Why a page is to be loaded. Nobody taps a link here: only `.reload` and `.other` come.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
}
