/// The indicator shown while dropped data load. Raw values are those of UIKit.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }
