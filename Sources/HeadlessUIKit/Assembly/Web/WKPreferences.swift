public import Foundation

/// The preferences of web pages. They are stored only, since no page runs here.
@MainActor
open class WKPreferences: _Object {
  /// Creates standard preferences.
  public init() { super.init(_object: ()) }

  /// Ignored: the minimum font size, in points.
  open var minimumFontSize: CGFloat = 0
  /// Ignored: scripts do not run.
  open var javaScriptEnabled = true
  /// Ignored: scripts do not run and open no windows.
  open var javaScriptCanOpenWindowsAutomatically = false
}
