/// Whether the user asks for bold text; raw values as UIKit's.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
