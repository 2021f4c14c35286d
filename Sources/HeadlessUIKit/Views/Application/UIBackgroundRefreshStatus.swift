/// An app's permission to fetch content in the background. Raw values match UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
