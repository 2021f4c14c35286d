import Foundation
import HeadlessUIKit
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The web view of older apps, on an offline phone.
@MainActor
struct OlderWebViewTests {
  private final class Listener: UIWebViewDelegate {
    var calls: [String] = []
    var allows = true

    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
      navigationType: UIWebView.NavigationType
    ) -> Bool {
      calls.append("ask \(request.url?.absoluteString ?? "") \(navigationType)")
      return allows
    }
    func webViewDidStartLoad(_ webView: UIWebView) { calls.append("start \(webView.isLoading)") }
    func webViewDidFinishLoad(_ webView: UIWebView) { calls.append("finish \(webView.isLoading)") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
      calls.append("fail \((error as NSError).code)")
    }
  }

  private let scene = Scene()
  private let web = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let listener = Listener()

  init() {
    web.delegate = listener
    scene.root.addSubview(web)
    scene.layout()
  }

  private func settle() {
    let clock = scene.window.ownEnvironment.clock
    for _ in 0..<3 { scene.window.ownEnvironment.run { clock.advance(to: clock.time + 0.01) } }
  }

  private var notes: [String] { scene.window.ownEnvironment.problems.notes }

  @Test func aPageFromTheNetworkFailsAsOnAPhoneThatIsOffline() throws {
    let page = try #require(URL(string: "https://example.com/"))
    web.loadRequest(URLRequest(url: page))
    #expect(web.isLoading && web.request?.url == page)
    settle()
    #expect(listener.calls == ["ask https://example.com/ other", "start true", "fail -1009"])
    #expect(!web.isLoading)
    #expect(notes.contains { $0.hasPrefix("https://example.com/ was not loaded") })
    listener.calls = []
    web.reload()
    settle()
    #expect(listener.calls == ["ask https://example.com/ reload", "start true", "fail -1009"])
  }

  @Test func whatTheDelegateRefusesIsNotLoaded() throws {
    listener.allows = false
    web.loadRequest(URLRequest(url: try #require(URL(string: "https://example.com/"))))
    settle()
    #expect(listener.calls == ["ask https://example.com/ other"])
    #expect(!web.isLoading && web.request == nil)
  }

  @Test func aPageThatIsHandedOverIsThereAndBlank() {
    web.loadHTMLString("<p>Hello", baseURL: nil)
    settle()
    #expect(listener.calls == ["ask about:blank other", "start true", "finish false"])
    #expect(notes.contains { $0.contains("stays blank") })
    #expect(web.stringByEvaluatingJavaScript(from: "1") == nil)
    #expect(notes.contains { $0.contains("script") })
  }

  @Test func aLoadThatIsStoppedOrOvertakenSaysNothingMore() throws {
    web.loadRequest(URLRequest(url: try #require(URL(string: "https://example.com/"))))
    web.loadHTMLString("", baseURL: nil)
    settle()
    #expect(listener.calls.suffix(2) == ["start true", "finish false"])
    listener.calls = []
    web.reload()
    web.stopLoading()
    settle()
    #expect(listener.calls == ["ask about:blank reload"] && !web.isLoading)
  }

  @Test func thePageIsAsLargeAsTheView() {
    #expect(web.scrollView.frame == web.bounds && web.scrollView.contentSize == web.bounds.size)
    web.frame.size.height = 200
    scene.layout()
    #expect(web.scrollView.contentSize.height == 200)
  }
}
