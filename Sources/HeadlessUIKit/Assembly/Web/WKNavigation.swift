public import Foundation

/// One load of a web view's page, as its delegate hears of it.
public final class WKNavigation: NSObject {}
