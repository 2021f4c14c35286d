/// The delegate that controls and follows the loads of a web view. Every method has a default
/// implementation.
///
/// Methods about server responses are missing, since no network exists here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether a request may be loaded. Call `decisionHandler` with the decision.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called after a load has begun.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when a load fails before any content arrives, as every network load does, like on an
  /// offline phone.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Called when a page from text, data or a file begins to be shown.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page from text, data or a file has loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

extension WKNavigationDelegate {
  /// Allows the load.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// The default implementation does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// The default implementation does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// The default implementation does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// The default implementation does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
