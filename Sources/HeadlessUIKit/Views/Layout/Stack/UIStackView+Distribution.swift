extension UIStackView {
  /// The distribution of arranged views along the stack's axis. Raw values match UIKit's
  /// (https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum).
  public enum Distribution: Int, Sendable {
    /// Fills the stack with equal spacing. Hugging and compression resistance priorities decide
    /// which views grow or shrink.
    case fill = 0
    /// Fills the stack with views of equal length.
    case fillEqually
    /// Fills the stack with views whose lengths are in proportion to their contents.
    case fillProportionally
    /// Keeps the views' lengths and makes all gaps equal, at least as large as the spacing.
    case equalSpacing
    /// Keeps the views' lengths and spaces their centres equally, if the spacing allows it.
    case equalCentering
  }

  /// The alignment of arranged views across the stack's axis. Raw values match UIKit's
  /// (https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum).
  public enum Alignment: Int, Sendable {
    /// Stretches the views from edge to edge.
    case fill = 0
    /// Aligns leading edges in a column, top edges in a row.
    case leading
    /// Aligns first baselines in a row. Acts as `leading` in a column.
    case firstBaseline
    /// Aligns the views' centres with the stack's centre.
    case center
    /// Aligns trailing edges in a column, bottom edges in a row.
    case trailing
    /// Aligns last baselines in a row. Acts as `trailing` in a column.
    case lastBaseline

    /// Aligns the top edges in a row. An alias of `leading`.
    public static var top: Alignment { .leading }
    /// Aligns the bottom edges in a row. An alias of `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
