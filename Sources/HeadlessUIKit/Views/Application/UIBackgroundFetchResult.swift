/// The result of a background fetch. Raw values match UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
