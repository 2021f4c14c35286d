/// What is shown while data come; raw values as UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }
