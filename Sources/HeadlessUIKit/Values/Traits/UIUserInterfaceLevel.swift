/// Whether content lies on the screen itself or above other content; raw values as UIKit's.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
