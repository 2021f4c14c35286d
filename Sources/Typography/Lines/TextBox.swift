public import Foundation

/// The room that something takes in a line which is not made of glyphs, as a picture. In points.
public struct TextBox: Hashable, Sendable {
  /// Beside other text.
  public var width: CGFloat
  /// From the baseline up, and down; negative ones lie on the other side.
  public var ascent, descent: CGFloat

  /// What is not finite, and a negative width, is taken as 0.
  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width.isFinite ? max(0, width) : 0
    self.ascent = ascent.isFinite ? ascent : 0
    self.descent = descent.isFinite ? descent : 0
  }
}
