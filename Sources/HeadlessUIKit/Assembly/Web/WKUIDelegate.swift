/// The delegate for user interface that page scripts request. No page runs here, so that it has no
/// methods.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
