/// The visual level of content: base, or elevated above other content. Raw values are UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
