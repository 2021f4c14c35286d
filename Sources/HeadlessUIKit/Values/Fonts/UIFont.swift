public import Foundation
public import Typography

/// A font at a size.
///
/// The system font is Inter with San Francisco's proportions where the screen has a font library.
/// Without one, or where Inter is not installed, it is the built-in block font.
open class UIFont: NSObject, @unchecked Sendable {
  // Safe: never written after `init`.
  package let font: Font
  /// A descriptor from which `init(descriptor:size:)` recreates this font.
  public let fontDescriptor: UIFontDescriptor
  /// The scaling by font metrics that made this font; nil for other fonts.
  let scaling: FontScaling?

  init(font: Font, descriptor: UIFontDescriptor, scaling: FontScaling? = nil) {
    self.font = font
    fontDescriptor = descriptor
    self.scaling = scaling
    super.init()
  }

  /// Creates the regular system font at the standard size.
  public convenience override init() {
    self.init(like: onMainActorUnchecked { UIFont.systemFont(ofSize: UIFont.standardSize) })
  }

  private convenience init(like other: UIFont) {
    self.init(font: other.font, descriptor: other.fontDescriptor)
  }

  /// Creates a font from a specific face, for example one read from a file or `FontFace.block`.
  package init(face: FontFace, size: CGFloat) {
    font = Font(face, size: size)
    scaling = nil
    fontDescriptor = UIFontDescriptor(
      design: .face(face), weight: face.weight, isItalic: face.isItalic, pointSize: size,
      textStyle: nil)
    super.init()
  }

  /// Creates the font of a descriptor; a size of 0 uses the descriptor's size.
  @preconcurrency @MainActor
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let descriptor = ScreenEnvironment.current.resolved(descriptor)
    let own = descriptor.pointSize == 0 ? UIFont.standardSize : descriptor.pointSize
    let size = size == 0 ? own : size
    self.init(
      font: ScreenEnvironment.current.text.font(for: descriptor, size: size),
      descriptor: descriptor.withSize(size))
  }

  /// Returns the regular system font of a size in points.
  @preconcurrency @MainActor
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// Returns the system font of a size in points and a weight.
  @preconcurrency @MainActor
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(
        design: .system, weight: FontWeight(weight), isItalic: false, pointSize: size,
        textStyle: nil),
      size: size)
  }

  /// Returns the bold system font of a size in points.
  @preconcurrency @MainActor
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the regular italic system font of a size in points.
  @preconcurrency @MainActor
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(
        design: .system, weight: .regular, isItalic: true, pointSize: size, textStyle: nil),
      size: size)
  }

  /// Returns the font of a text style at the screen's content size category.
  @preconcurrency @MainActor
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the content size category of `traits`; nil uses the
  /// screen's.
  @preconcurrency @MainActor
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let traits = traits ?? ScreenEnvironment.current.traits
    let size = style.pointSize(at: traits.preferredContentSizeCategory.category)
    return UIFont(
      descriptor: UIFontDescriptor(
        design: .system, weight: style.weight, isItalic: false, pointSize: size, textStyle: style),
      size: size)
  }

  /// Returns the system font with figures of equal width.
  @preconcurrency @MainActor
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let features: [UIFontDescriptor.FeatureKey: Int] = [
      .type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
    ]
    let descriptor = systemFont(ofSize: size, weight: weight).fontDescriptor
    return UIFont(
      descriptor: descriptor.addingAttributes([.featureSettings: [features]]), size: size)
  }

  /// Returns the system's font whose characters have equal width.
  ///
  /// - Note: Partly: replaced with the system font, which is reported as a problem of the screen.
  @preconcurrency @MainActor
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    ScreenEnvironment.current.problems.report(FontProblem.substituted("SFMono"))
    return systemFont(ofSize: size, weight: weight)
  }

  /// The standard size of small system text: 12 points.
  @preconcurrency @MainActor public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of system text: 14 points.
  @preconcurrency @MainActor public class var systemFontSize: CGFloat { 14 }
  /// The standard size of labels: 17 points.
  @preconcurrency @MainActor public class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons: 18 points.
  @preconcurrency @MainActor public class var buttonFontSize: CGFloat { 18 }

  /// The purpose of a text. The size of a style follows the user's text size.
  public typealias TextStyle = Typography.TextStyle

  /// Returns the font at another size in points; 0 returns it at its current size.
  @preconcurrency @MainActor
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

  /// The font size, in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { font.ascender }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  public var descender: CGFloat { font.descender }
  /// The extra space that the font wants between lines, in points.
  public var leading: CGFloat { font.leading }
  /// The height of a line in points: ascender minus descender.
  public var lineHeight: CGFloat { font.lineHeight }
  /// The height of capital letters above the baseline, in points.
  public var capHeight: CGFloat { font.capHeight }
  /// The height of a lower-case x above the baseline, in points.
  public var xHeight: CGFloat { font.xHeight }
  /// The family and style, such as "Inter Regular"; iOS returns the PostScript name instead.
  public var fontName: String { font.face.name }

  /// Returns whether another font has an equal face, fallbacks and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || font == other.font
  }

  /// A hash value consistent with `isEqual(_:)`.
  open override var hash: Int { [Double(pointSize)].stableHash }
}
