public import Foundation

/// What drawing a string found out. Nothing here shrinks text.
public final class NSStringDrawingContext: NSObject {
  /// Kept for iOS sources.
  public var minimumScaleFactor: CGFloat = 0
  /// 1: nothing was shrunk.
  public let actualScaleFactor: CGFloat = 1
  /// Around what was drawn or measured last.
  public internal(set) var totalBounds = CGRect.zero
}
