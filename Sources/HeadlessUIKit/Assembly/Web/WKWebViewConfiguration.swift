/// What a web view is made with: kept, since no page runs here.
@MainActor
open class WKWebViewConfiguration: _Object {
  /// With the standard values.
  public init() { super.init(_object: ()) }

  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  /// Kept for iOS sources.
  open var allowsInlineMediaPlayback = false
  /// Kept for iOS sources.
  open var suppressesIncrementalRendering = false
  /// Kept for iOS sources.
  open var applicationNameForUserAgent: String?
}
