/// The colours that a display can show; raw values as UIKit's.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
