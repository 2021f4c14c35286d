/// How much contrast the user asks for; raw values as UIKit's.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
