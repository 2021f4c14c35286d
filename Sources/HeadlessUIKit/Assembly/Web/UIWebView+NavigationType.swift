extension UIWebView {
  /// The cause of a page load. Links cannot be tapped here: only `.reload` and `.other` occur.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
}
