public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request that a web view is about to load.
public final class WKNavigationAction: NSObject {
  /// The request to load.
  public let request: URLRequest
  /// The cause of the load. Here only code causes loads.
  public let navigationType: WKNavigationType

  init(_ request: URLRequest, _ type: WKNavigationType) {
    (self.request, navigationType) = (request, type)
  }
}
