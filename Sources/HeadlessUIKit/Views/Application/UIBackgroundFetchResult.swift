/// What an app fetched in the background; raw values as UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
