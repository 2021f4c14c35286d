/// Hears what pages' scripts say. No page runs here, so that nobody is called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
