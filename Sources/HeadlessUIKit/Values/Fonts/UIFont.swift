public import Foundation
public import Typography

/// A font at a size. The system font is Inter with San Francisco's proportions where the screen has
/// a font library; without one, and where Inter is not installed, it is the built-in block font.
open class UIFont: NSObject, @unchecked Sendable {
  package let font: Font
  /// What `init(descriptor:size:)` would make this font of.
  public let fontDescriptor: UIFontDescriptor

  init(font: Font, descriptor: UIFontDescriptor) {
    self.font = font
    fontDescriptor = descriptor
    super.init()
  }

  /// A face of one's own at a size, e.g. read from a file or `FontFace.block`.
  package init(face: FontFace, size: CGFloat) {
    font = Font(face, size: size)
    fontDescriptor = UIFontDescriptor(
      design: .face(face), weight: face.weight, isItalic: face.isItalic, pointSize: size,
      textStyle: nil)
    super.init()
  }

  /// The font of a descriptor; a size of 0 keeps the descriptor's.
  @preconcurrency @MainActor
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let descriptor = ScreenEnvironment.current.found(descriptor)
    let own = descriptor.pointSize == 0 ? UIFont.standardSize : descriptor.pointSize
    let size = size == 0 ? own : size
    self.init(
      font: ScreenEnvironment.current.text.font(for: descriptor, size: size),
      descriptor: descriptor.withSize(size))
  }

  /// The system font in its regular weight, `size` points high.
  @preconcurrency @MainActor
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system font in a weight.
  @preconcurrency @MainActor
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(
        design: .system, weight: FontWeight(weight), isItalic: false, pointSize: size,
        textStyle: nil),
      size: size)
  }

  /// The system font in bold.
  @preconcurrency @MainActor
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system font in regular italics.
  @preconcurrency @MainActor
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(
        design: .system, weight: .regular, isItalic: true, pointSize: size, textStyle: nil),
      size: size)
  }

  /// The style's font at the screen's content size category.
  @preconcurrency @MainActor
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The style's font at the text size of `traits`; nil takes the screen's.
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

  /// The system font whose figures are all of one width.
  ///
  /// - Note: Partly: the figures keep the widths that they have in the system font.
  @preconcurrency @MainActor
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font whose characters are all of one width.
  ///
  /// - Note: Partly: the system font stands for it, which is a problem of the screen.
  @preconcurrency @MainActor
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    ScreenEnvironment.current.problems.report(missingFont: "SFMono", isSubstituted: true)
    return systemFont(ofSize: size, weight: weight)
  }

  /// 12 points.
  @preconcurrency @MainActor public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  @preconcurrency @MainActor public class var systemFontSize: CGFloat { 14 }
  /// 17 points.
  @preconcurrency @MainActor public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  @preconcurrency @MainActor public class var buttonFontSize: CGFloat { 18 }

  /// What a text is for: its size follows the user's text size.
  public typealias TextStyle = Typography.TextStyle

  /// The same font, `size` points high; 0 keeps the size.
  @preconcurrency @MainActor
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// Points from the baseline to the top of the line.
  public var ascender: CGFloat { font.ascender }
  /// Negative.
  public var descender: CGFloat { font.descender }
  /// Points the font wants between its lines.
  public var leading: CGFloat { font.leading }
  /// Points from a line's top to its bottom: ascender less descender.
  public var lineHeight: CGFloat { font.lineHeight }
  /// Points from the baseline to the top of capitals.
  public var capHeight: CGFloat { font.capHeight }
  /// Points from the baseline to the top of a lower-case x.
  public var xHeight: CGFloat { font.xHeight }
  /// Family and style, as in "Inter Regular"; iOS gives the PostScript name here.
  public var fontName: String { font.face.name }

  /// Whether face, fallbacks and size are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || font == other.font
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int { [Double(pointSize)].stableHash }
}
