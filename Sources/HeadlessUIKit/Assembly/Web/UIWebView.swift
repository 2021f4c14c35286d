public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The web view of older apps, which shows a blank page as on an offline phone.
///
/// Network loads fail asynchronously with `NSURLErrorNotConnectedToInternet`. Pages passed as text
/// or data load but are not drawn. The stage reports a problem in both cases.
///
/// - Note: Partly: no page is drawn, and no script runs.
open class UIWebView: UIView {
  /// The scroll view of the page. View and page have the size of the web view.
  public let scrollView = UIScrollView()
  open weak var delegate: (any UIWebViewDelegate)?
  /// The request of the current page, or of the one being loaded.
  open private(set) var request: URLRequest?
  open private(set) var isLoading = false
  /// Ignored: no page is scaled.
  open var scalesPageToFit = false
  /// Ignored: media are not played.
  open var allowsInlineMediaPlayback = false
  /// Ignored: media are not played.
  open var mediaPlaybackRequiresUserAction = true
  /// Ignored: pages never load incrementally.
  open var suppressesIncrementalRendering = false
  /// Whether an earlier page exists; always false, since no history is recorded.
  open var canGoBack: Bool { false }
  /// Whether a later page exists; always false, since no history is recorded.
  open var canGoForward: Bool { false }

  /// The number of loads. A load that a later one or `stopLoading()` has superseded is dropped.
  private var loads = 0

  /// Creates a web view with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addPage()
  }

  /// Creates a web view from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    addPage()
  }

  private func addPage() {
    backgroundColor = .white
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.showBlankPage(in: bounds)
  }

  /// Loads a request. It fails as on an offline phone, except for files of the app.
  open func loadRequest(_ request: URLRequest) {
    begin(request, .other, isLocal: request.url?.isFileURL ?? false)
  }

  /// Loads a page from HTML text. The page is not drawn.
  open func loadHTMLString(_ string: String, baseURL: URL?) { loadLocalContent(from: baseURL) }

  /// Loads a page from data. The page is not drawn.
  open func load(
    _ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL
  ) { loadLocalContent(from: baseURL) }

  private func loadLocalContent(from base: URL?) {
    guard let url = base ?? URL(string: "about:blank") else { return }
    begin(URLRequest(url: url), .other, isLocal: true)
  }

  /// Loads the last request again, if one exists.
  open func reload() {
    guard let request else { return }
    begin(request, .reload, isLocal: wasLocal)
  }

  /// Stops loading without notifying the delegate.
  open func stopLoading() {
    loads += 1
    isLoading = false
  }

  /// Goes to the earlier page. Ignored: no history is recorded.
  open func goBack() {}

  /// Goes to the later page. Ignored: no history is recorded.
  open func goForward() {}

  /// Runs a script and returns its result. Here it reports a problem and returns nil, since scripts
  /// do not run.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    environment.problems.report(WebProblem.scriptNotRun)
    return nil
  }

  private var wasLocal = false

  private func performLater(_ body: @escaping () -> Void) {
    DelayedCall(after: 0, in: environment.clock, body)
  }

  private func begin(
    _ request: URLRequest, _ type: UIWebView.NavigationType, isLocal: Bool
  ) {
    guard request.url != nil,
      delegate?.webView(self, shouldStartLoadWith: request, navigationType: type) ?? true
    else { return }
    loads += 1
    let load = loads
    self.request = request
    wasLocal = isLocal
    isLoading = true
    performLater { [weak self] in
      guard let self, load == loads else { return }
      delegate?.webViewDidStartLoad(self)
      performLater { [weak self] in
        guard let self, load == loads else { return }
        end(request)
      }
    }
  }

  private func end(_ request: URLRequest) {
    isLoading = false
    if wasLocal {
      environment.problems.report(WebProblem.blankPage)
      delegate?.webViewDidFinishLoad(self)
    } else {
      let page = request.url?.absoluteString ?? ""
      environment.problems.report(WebProblem.offline(page: page))
      delegate?.webView(self, didFailLoadWithError: WebProblem.error(ofLoading: page))
    }
  }
}
