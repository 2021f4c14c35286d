extension UIStackView {
  /// How arranged views take up the stack's length; raw values as UIKit's
  /// (https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum).
  public enum Distribution: Int, Sendable {
    /// From edge to edge with equal spacing; hugging and compression resistance decide who grows and
    /// who shrinks.
    case fill = 0
    /// The same, all views of one length.
    case fillEqually
    /// The same, lengths in proportion to those of their contents.
    case fillProportionally
    /// Views of their own length, gaps of equal length and at least the spacing.
    case equalSpacing
    /// Views of their own length, centres at equal distances where the spacing leaves room for it.
    case equalCentering
  }

  /// How arranged views lie across the axis; raw values as UIKit's
  /// (https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum).
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// First baselines of a row at one height; in a column the same as `leading`.
    case firstBaseline
    /// Centres on the stack's.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// Last baselines of a row at one height; in a column the same as `trailing`.
    case lastBaseline

    /// At the top of a row: another word for `leading`.
    public static var top: Alignment { .leading }
    /// At the bottom of a row: another word for `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
