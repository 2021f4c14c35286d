/// Whether a screen feels how hard it is pressed; raw values as UIKit's.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
