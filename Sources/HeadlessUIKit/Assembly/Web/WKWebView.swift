public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A web view, which shows a blank page as on an offline phone.
///
/// Network loads fail asynchronously with `NSURLErrorNotConnectedToInternet`. Pages passed as text
/// or data load but are not drawn. The stage reports a problem in both cases.
///
/// - Note: Partly: no page is drawn, and no script runs.
open class WKWebView: UIView {
  /// The configuration that the view was created with.
  public let configuration: WKWebViewConfiguration
  /// The scroll view of the page. View and page have the size of the web view.
  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Ignored: no page requests user interface.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Ignored: no history is recorded.
  open var allowsBackForwardNavigationGestures = false
  /// Ignored: pages have no links.
  open var allowsLinkPreview = true
  /// Ignored: no request is sent to a server.
  open var customUserAgent: String?
  /// The address of the current page, or of the one being loaded.
  open private(set) var url: URL?
  /// The title of the page; always nil, since no page is parsed.
  open var title: String? { nil }
  open private(set) var isLoading = false
  /// The progress of the load, from 0 to 1; 1 when a page has loaded.
  open private(set) var estimatedProgress = 0.0
  /// Whether an earlier page exists; always false, since no history is recorded.
  open var canGoBack: Bool { false }
  /// Whether a later page exists; always false, since no history is recorded.
  open var canGoForward: Bool { false }

  private var committed: URL?
  private var current: WKNavigation?
  private var last: Load?

  private struct Load {
    let request: URLRequest
    /// Whether the page was passed as text, data or a file, and needs no network.
    let isLocal: Bool
  }

  /// Creates a web view with a frame in the coordinates of its future superview, in points.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.showBlankPage(in: bounds)
  }

  /// Loads a request. It fails as on an offline phone, except for files of the app.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    begin(Load(request: request, isLocal: request.url?.isFileURL ?? false), .other)
  }

  /// Loads a page from HTML text. The page is not drawn.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    loadLocalContent(from: baseURL)
  }

  /// Loads a page from data. The page is not drawn.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { loadLocalContent(from: baseURL) }

  /// Loads a page from a file. The page is not drawn.
  @discardableResult
  open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { loadLocalContent(from: URL) }

  private func loadLocalContent(from base: URL?) -> WKNavigation? {
    guard let url = base ?? URL(string: "about:blank") else { return nil }
    return begin(Load(request: URLRequest(url: url), isLocal: true), .other)
  }

  /// Loads the last request again. Returns nil if none exists.
  @discardableResult
  open func reload() -> WKNavigation? { last.flatMap { begin($0, .reload) } }

  /// Loads the last request again, like `reload()`.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops loading without notifying the delegate, and restores the address of the current page.
  open func stopLoading() {
    current = nil
    isLoading = false
    url = committed
  }

  /// Goes to the earlier page. Always returns nil, since no history is recorded.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Goes to the later page. Always returns nil, since no history is recorded.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Runs a script. Here it reports a problem and fails asynchronously, since scripts do not run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    environment.problems.report(WebProblem.scriptNotRun)
    performLater {
      completionHandler?(nil, NSError(domain: "WKErrorDomain", code: Self.scriptFailed))
    }
  }

  /// The error code `WKError.javaScriptExceptionOccurred`.
  private static let scriptFailed = 4

  private func performLater(_ body: @escaping () -> Void) {
    DelayedCall(after: 0, in: environment.clock, body)
  }

  private func begin(_ load: Load, _ type: WKNavigationType) -> WKNavigation? {
    guard load.request.url != nil else { return nil }
    let navigation = WKNavigation()
    current = navigation
    last = load
    url = load.request.url
    isLoading = true
    performLater { [weak self] in self?.requestPolicy(load, type, navigation) }
    return navigation
  }

  private func requestPolicy(_ load: Load, _ type: WKNavigationType, _ navigation: WKNavigation) {
    guard current === navigation else { return }
    guard let delegate = navigationDelegate else { return start(load, navigation) }
    delegate.webView(self, decidePolicyFor: WKNavigationAction(load.request, type)) {
      [weak self] policy in
      guard let self, current === navigation else { return }
      if policy == .allow { start(load, navigation) } else { stopLoading() }
    }
  }

  private func start(_ load: Load, _ navigation: WKNavigation) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    performLater { [weak self] in
      guard let self, current === navigation else { return }
      if load.isLocal { commit(navigation) } else { fail(load, navigation) }
    }
  }

  private func commit(_ navigation: WKNavigation) {
    environment.problems.report(WebProblem.blankPage)
    committed = url
    navigationDelegate?.webView(self, didCommit: navigation)
    guard current === navigation else { return }
    (current, isLoading, estimatedProgress) = (nil, false, 1)
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func fail(_ load: Load, _ navigation: WKNavigation) {
    let page = load.request.url?.absoluteString ?? ""
    environment.problems.report(WebProblem.offline(page: page))
    stopLoading()
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation,
      withError: WebProblem.error(ofLoading: page))
  }
}
