import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to a web view that cannot be fulfilled.
enum WebProblem: Hashable {
  case offline(page: String)
  case blankPage
  case scriptNotRun
}

extension WebProblem: ScreenProblem {
  var description: String {
    switch self {
    case .offline(let page):
      "\(page) was not loaded: a stage has no network; the app sees an offline device"
    case .blankPage: "web views do not draw pages: the page stays blank"
    case .scriptNotRun: "web views do not run scripts: the call fails"
    }
  }
}

extension WebProblem {
  /// Returns the error passed to the delegate for a page that was not loaded, as on a phone that is
  /// offline.
  static func error(ofLoading page: String) -> NSError {
    NSError(
      domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet,
      userInfo: [
        NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
        "NSErrorFailingURLStringKey": page,
      ])
  }
}
