import Foundation
import HeadlessUIKit
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A web view on an offline phone.
@MainActor
struct WebViewTests {
  private final class Listener: WKNavigationDelegate {
    var calls: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      calls.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      calls.append("start")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      let error = error as NSError
      calls.append("fail \(error.domain) \(error.code)")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      calls.append("commit")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("finish")
    }
  }

  private let scene = Scene()
  private let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let listener = Listener()

  init() {
    web.navigationDelegate = listener
    scene.root.addSubview(web)
    scene.layout()
  }

  private func settle() {
    let clock = scene.window.ownEnvironment.clock
    for _ in 0..<4 { scene.window.ownEnvironment.run { clock.advance(to: clock.time + 0.01) } }
  }

  private var notes: [String] { scene.window.ownEnvironment.problems.notes }

  @Test func aPageFromTheNetworkFailsAsOnAPhoneThatIsOffline() throws {
    let page = try #require(URL(string: "https://example.com/"))
    #expect(web.load(URLRequest(url: page)) != nil)
    #expect(web.isLoading && web.url == page && listener.calls.isEmpty)
    settle()
    #expect(
      listener.calls == [
        "decide https://example.com/", "start", "fail \(NSURLErrorDomain) -1009",
      ])
    #expect(!web.isLoading && web.url == nil)
    #expect(notes.contains { $0.hasPrefix("https://example.com/ was not loaded") })
  }

  @Test func whatTheDelegateRefusesIsNotLoaded() throws {
    listener.policy = .cancel
    web.load(URLRequest(url: try #require(URL(string: "https://example.com/"))))
    settle()
    #expect(listener.calls == ["decide https://example.com/"] && !web.isLoading)
  }

  @Test func aPageThatIsHandedOverIsThereAndBlank() {
    web.loadHTMLString("<p>Hello", baseURL: nil)
    settle()
    #expect(listener.calls == ["decide about:blank", "start", "commit", "finish"])
    #expect(web.estimatedProgress == 1 && web.url?.absoluteString == "about:blank")
    #expect(notes.contains { $0.contains("stays blank") })
    // A later failure does not remove the page.
    web.load(URLRequest(url: URL(filePath: "/").appending(path: "x")))
    web.stopLoading()
    #expect(web.url?.absoluteString == "about:blank")
    #expect(web.reload() != nil)
  }

  @Test func aLaterLoadTakesThePlaceOfTheFirst() throws {
    web.load(URLRequest(url: try #require(URL(string: "https://example.com/"))))
    web.loadHTMLString("", baseURL: nil)
    settle()
    #expect(listener.calls == ["decide about:blank", "start", "commit", "finish"])
  }

  @Test func scriptsFail() {
    var failed: Bool?
    web.evaluateJavaScript("1") { value, error in failed = value == nil && error != nil }
    #expect(failed == nil)
    settle()
    #expect(failed == true)
    #expect(notes.contains { $0.contains("script") })
  }

  @Test func thePageIsAsLargeAsTheView() {
    #expect(web.scrollView.frame == web.bounds && web.scrollView.contentSize == web.bounds.size)
    web.frame.size.height = 200
    scene.layout()
    #expect(web.scrollView.contentSize.height == 200)
  }
}
