/// What a page's scripts ask of an app. No page runs here, so that nothing is asked.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
