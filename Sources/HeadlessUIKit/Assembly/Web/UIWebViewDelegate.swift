#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The delegate that controls and follows the loads of a `UIWebView`. Every method has a default
/// implementation.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  /// Returns whether a request may be loaded.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Called after a load has begun.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called after a page has loaded from text, data or a file.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called after a load has failed, as every network load does, like on an offline phone.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Returns true: the request may be loaded.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// The default implementation does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// The default implementation does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
