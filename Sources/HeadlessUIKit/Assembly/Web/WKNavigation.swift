public import Foundation

/// A page load of a web view, passed to its delegate.
public final class WKNavigation: NSObject {}
