public import Foundation

/// The results of drawing or measuring a string.
public final class NSStringDrawingContext: NSObject {
  /// Ignored: drawing never shrinks text. Default: 0.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale factor that was applied: always 1, since drawing never shrinks text.
  public let actualScaleFactor: CGFloat = 1
  /// The bounding rectangle of the text that was drawn or measured last.
  public internal(set) var totalBounds = CGRect.zero
}
