/// The contrast that the user prefers. Raw values are UIKit's.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
