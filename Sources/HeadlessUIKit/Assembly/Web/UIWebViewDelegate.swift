#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Is asked about loads of a `UIWebView` and told of them. Every method has a default that allows and does
/// nothing.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  /// Before anything is loaded; false, and nothing is.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  /// A load has begun.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// The page that was handed over is there.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// A load has failed: every load from the network, as on a phone that is offline.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// True.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// Does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
