/// The range of colours that a display can show. Raw values are UIKit's.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
