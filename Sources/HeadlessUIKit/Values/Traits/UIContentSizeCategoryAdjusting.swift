/// A view whose font follows the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the text size. It must be a font of a text style or of font metrics.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
