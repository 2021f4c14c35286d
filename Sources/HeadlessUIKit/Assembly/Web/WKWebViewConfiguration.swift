/// The configuration of a web view. It is stored only, since no page runs here.
@MainActor
open class WKWebViewConfiguration: _Object {
  /// Creates a standard configuration.
  public init() { super.init(_object: ()) }

  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  /// Ignored: media are not played.
  open var allowsInlineMediaPlayback = false
  /// Ignored: pages never load incrementally.
  open var suppressesIncrementalRendering = false
  /// Ignored: no request is sent to a server.
  open var applicationNameForUserAgent: String?
}
