/// Is asked about loads of a web view and told of them. Every method has a default that allows and
/// does nothing. What answers of a server bring about does not come: there is no network here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Before anything is loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// A load has begun.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A load has failed before anything of it came: every load from the network, as on a phone that is
  /// offline.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// The page that was handed over begins to be shown.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page that was handed over is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
