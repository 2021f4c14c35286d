public import Foundation

/// How pages behave: kept, since no page runs here.
@MainActor
open class WKPreferences: _Object {
  /// With the standard values.
  public init() { super.init(_object: ()) }

  /// Kept for iOS sources.
  open var minimumFontSize: CGFloat = 0
  /// Kept for iOS sources.
  open var javaScriptEnabled = true
  /// Kept for iOS sources.
  open var javaScriptCanOpenWindowsAutomatically = false
}
