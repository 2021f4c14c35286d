public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A page of the web as a phone shows it that is offline: blank. Loads from the network fail with
/// `NSURLErrorNotConnectedToInternet`, at the end of what happens now; what is handed over as text is
/// loaded, and not drawn. The stage's problems say either.
///
/// - Note: Partly: no page is drawn, and no script runs.
open class WKWebView: UIView {
  /// What it was made with.
  public let configuration: WKWebViewConfiguration
  /// As large as the view; the page in it is as large, too.
  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Kept: no page asks for anything.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Kept: there is nothing to go back to.
  open var allowsBackForwardNavigationGestures = false
  /// Kept: there are no links.
  open var allowsLinkPreview = true
  /// Kept: nobody is asked for a page.
  open var customUserAgent: String?
  /// Of the page, or of the one that is being loaded.
  open private(set) var url: URL?
  /// Nil: no page is read.
  open var title: String? { nil }
  open private(set) var isLoading = false
  /// 0…1; 1 where a page is.
  open private(set) var estimatedProgress = 0.0
  /// False: pages are not kept.
  open var canGoBack: Bool { false }
  /// False: pages are not kept.
  open var canGoForward: Bool { false }

  private var committed: URL?
  private var current: WKNavigation?
  private var last: Load?

  private struct Load {
    let request: URLRequest
    /// Whether the page is there already.
    let isHandedOver: Bool
  }

  /// In points, in the coordinates of the superview to come.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// A `WKWebView` of a nib or a storyboard.
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

  /// Fails, as on a phone that is offline; files of the app are loaded.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    begin(Load(request: request, isHandedOver: request.url?.isFileURL ?? false), .other)
  }

  /// The page is there, and not drawn.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    hand(over: baseURL)
  }

  /// The page is there, and not drawn.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { hand(over: baseURL) }

  /// The page is there, and not drawn.
  @discardableResult
  open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { hand(over: URL) }

  private func hand(over base: URL?) -> WKNavigation? {
    guard let url = base ?? URL(string: "about:blank") else { return nil }
    return begin(Load(request: URLRequest(url: url), isHandedOver: true), .other)
  }

  /// Loads what was loaded last again; nil if nothing was.
  @discardableResult
  open func reload() -> WKNavigation? { last.flatMap { begin($0, .reload) } }

  /// As `reload()`.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// What is being loaded ends without a word, as before it began.
  open func stopLoading() {
    current = nil
    isLoading = false
    url = committed
  }

  /// Nil: there is nothing to go back to.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Nil: there is nothing to go forward to.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Fails, at the end of what happens now: there is no page to run a script in.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    environment.problems.report(WebProblem.scriptNotRun)
    soon { completionHandler?(nil, NSError(domain: "WKErrorDomain", code: Self.scriptFailed)) }
  }

  /// `WKError.javaScriptExceptionOccurred`.
  private static let scriptFailed = 4

  private func soon(_ body: @escaping () -> Void) {
    DelayedCall(after: 0, in: environment.clock, body)
  }

  private func begin(_ load: Load, _ type: WKNavigationType) -> WKNavigation? {
    guard load.request.url != nil else { return nil }
    let navigation = WKNavigation()
    current = navigation
    last = load
    url = load.request.url
    isLoading = true
    soon { [weak self] in self?.ask(load, type, navigation) }
    return navigation
  }

  private func ask(_ load: Load, _ type: WKNavigationType, _ navigation: WKNavigation) {
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
    soon { [weak self] in
      guard let self, current === navigation else { return }
      if load.isHandedOver { commit(navigation) } else { fail(load, navigation) }
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
