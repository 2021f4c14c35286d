public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// What a web view is about to load.
public final class WKNavigationAction: NSObject {
  /// What is to be loaded.
  public let request: URLRequest
  /// What it came of: only code loads anything here.
  public let navigationType: WKNavigationType

  init(_ request: URLRequest, _ type: WKNavigationType) {
    (self.request, navigationType) = (request, type)
  }
}
