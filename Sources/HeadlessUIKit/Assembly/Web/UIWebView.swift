public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A page of the web as older apps show it, and as a phone does that is offline: blank. Loads from the
/// network fail with `NSURLErrorNotConnectedToInternet`, at the end of what happens now; what is handed
/// over as text is loaded, and not drawn. The stage's problems say either.
///
/// - Note: Partly: no page is drawn, and no script runs.
open class UIWebView: UIView {
  /// As large as the view; the page in it is as large, too.
  public let scrollView = UIScrollView()
  open weak var delegate: (any UIWebViewDelegate)?
  /// Of the page that is there or is being loaded.
  open private(set) var request: URLRequest?
  open private(set) var isLoading = false
  /// Kept: there is no page to scale.
  open var scalesPageToFit = false
  /// Kept: nothing is played.
  open var allowsInlineMediaPlayback = false
  /// Kept: nothing is played.
  open var mediaPlaybackRequiresUserAction = true
  /// Kept: a page is there at once or not at all.
  open var suppressesIncrementalRendering = false
  /// False: pages are not kept.
  open var canGoBack: Bool { false }
  /// False: pages are not kept.
  open var canGoForward: Bool { false }

  /// Counts loads: what a later one or `stopLoading()` has overtaken says nothing more.
  private var loads = 0

  /// In points, in the coordinates of the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addPage()
  }

  /// A `UIWebView` of a nib or a storyboard.
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

  /// Fails, as on a phone that is offline; files of the app are loaded.
  open func loadRequest(_ request: URLRequest) {
    begin(request, .other, isHandedOver: request.url?.isFileURL ?? false)
  }

  /// The page is there, and not drawn.
  open func loadHTMLString(_ string: String, baseURL: URL?) { hand(over: baseURL) }

  /// The page is there, and not drawn.
  open func load(
    _ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL
  ) { hand(over: baseURL) }

  private func hand(over base: URL?) {
    guard let url = base ?? URL(string: "about:blank") else { return }
    begin(URLRequest(url: url), .other, isHandedOver: true)
  }

  /// Loads what was loaded last again; nothing if nothing was.
  open func reload() {
    guard let request else { return }
    begin(request, .reload, isHandedOver: wasHandedOver)
  }

  /// What is being loaded ends without a word.
  open func stopLoading() {
    loads += 1
    isLoading = false
  }

  /// Does nothing: there is nothing to go back to.
  open func goBack() {}

  /// Does nothing: there is nothing to go forward to.
  open func goForward() {}

  /// Nil: there is no page to run a script in.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    environment.problems.report(WebProblem.scriptNotRun)
    return nil
  }

  private var wasHandedOver = false

  private func soon(_ body: @escaping () -> Void) {
    DelayedCall(after: 0, in: environment.clock, body)
  }

  private func begin(
    _ request: URLRequest, _ type: UIWebView.NavigationType, isHandedOver: Bool
  ) {
    guard request.url != nil,
      delegate?.webView(self, shouldStartLoadWith: request, navigationType: type) ?? true
    else { return }
    loads += 1
    let load = loads
    self.request = request
    wasHandedOver = isHandedOver
    isLoading = true
    soon { [weak self] in
      guard let self, load == loads else { return }
      delegate?.webViewDidStartLoad(self)
      soon { [weak self] in
        guard let self, load == loads else { return }
        end(request)
      }
    }
  }

  private func end(_ request: URLRequest) {
    isLoading = false
    if wasHandedOver {
      environment.problems.report(WebProblem.blankPage)
      delegate?.webViewDidFinishLoad(self)
    } else {
      let page = request.url?.absoluteString ?? ""
      environment.problems.report(WebProblem.offline(page: page))
      delegate?.webView(self, didFailLoadWithError: WebProblem.error(ofLoading: page))
    }
  }
}
