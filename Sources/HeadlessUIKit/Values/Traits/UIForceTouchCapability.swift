/// The ability of a screen to measure the pressure of touches. Raw values are UIKit's.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
