/// The user's preference for bold text. Raw values are UIKit's.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
