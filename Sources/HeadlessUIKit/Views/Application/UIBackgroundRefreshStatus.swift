/// Whether an app is woken to fetch things; raw values as UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
