public import Foundation
import Layers
import Typography

/// Text on one or more lines, vertically centred in its bounds.
///
/// Shaping is kept until text or fonts change, the lines until the width does, so a label that only
/// moves is neither shaped nor measured again.
open class UILabel: UIView {
  /// The plain text; setting it drops attributes.
  open var text: String? {
    get { plainText }
    set {
      guard newValue != plainText || attributed != nil else { return }
      attributed = nil
      plainText = newValue
      textChanged()
    }
  }

  /// The text with fonts, colours and a paragraph style; what a run lacks comes from the label.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plainText = newValue?.string
      textChanged()
    }
  }

  /// Nil sets the default, the system font at 17 points.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textChanged() }
      mark(.font, \UILabel.font)
    }
  }
  /// Nil sets the default, `label`.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      mark(.textColor, \UILabel.textColor)
    }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textChanged() } }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }
  /// 0: as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }
  /// The width several lines are measured for; 0 takes the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }
  /// Shrinks the font of a single line that is too wide, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { shown = nil } }
  }
  /// 0…1; 0 shrinks as far as it takes. Negative and NaN count as 0, more than 1 as 1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { shown = nil } }
  }
  /// Follows the screen's content size category, which does not change while a screen runs.
  open var adjustsFontForContentSizeCategory = false
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  private var plainText: String?
  private var attributed: NSAttributedString?
  private var shaped: (text: ShapedText, colors: [UIColor?])?
  private var laidOut: (width: CGFloat?, layout: TextLayout)?
  private var measured: [(width: CGFloat?, scale: CGFloat, size: CGSize)] = []
  /// What a size of the bounds shows of it.
  private var shown: (size: CGSize, layout: TextLayout)?
  /// A width a rounding error below the measured one must not break the line again. Too little to
  /// move text that is not at the left by anything a pixel shows.
  private static let slack: CGFloat = 1e-3
  /// How often text was laid out, for tests.
  package private(set) var layoutCount = 0

  open override class var layerClass: AnyClass { TextLayer.self }

  private func textChanged() {
    shaped = nil
    laidOut = nil
    measured = []
    shown = nil
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring

  /// The text in lines at most `width` wide; nil sets no limit.
  func layout(width: CGFloat?) -> TextLayout {
    if let laidOut, laidOut.width == width { return laidOut.layout }
    let layout = layout(width: width, lines: numberOfLines)
    laidOut = (width, layout)
    return layout
  }

  private func layout(width: CGFloat?, lines: Int) -> TextLayout {
    layoutCount += 1
    return TextLayout(shapedText().text, width: width, maximumLines: lines)
  }

  /// The lines that are seen: no more than fit the height, but at least one.
  private func visibleLayout() -> TextLayout {
    if let shown, shown.size == bounds.size { return shown.layout }
    let width = bounds.width + Self.slack
    var layout = layout(width: width)
    if layout.lines.count > 1, layout.size.height > bounds.height + 0.5 {
      let fitting = layout.lines.prefix { $0.frame.maxY <= bounds.height + 0.5 }.count
      layout = self.layout(width: width, lines: max(1, fitting))
    }
    shown = (bounds.size, fitted(layout))
    return shown?.layout ?? layout
  }

  /// Rounded up to device pixels. One line: as wide as the text.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return size(fitting: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(fitting: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  /// Several lines take the width that the layout gives, unless `preferredMaxLayoutWidth` does.
  @_spi(Overscroll) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : size(fitting: width)
  }

  @_spi(Overscroll) open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    let layout = layout(width: size.width + Self.slack)
    return (size.height - layout.size.height) / 2 + layout.firstBaseline
  }

  @_spi(Overscroll) open override func lastBaselineOffset(in size: CGSize) -> CGFloat {
    let layout = layout(width: size.width + Self.slack)
    return (size.height + layout.size.height) / 2 - layout.lastBaseline
  }

  /// The text's size in lines of at most that width. Layout asks for the size without limit and the
  /// one at its width by turns: both are kept.
  func size(fitting width: CGFloat?) -> CGSize {
    let scale = environment.screen.scale
    if let known = measured.first(where: { $0.width == width && $0.scale == scale }) {
      return known.size
    }
    let size = layout(width: width, lines: numberOfLines).size(roundedUpTo: scale)
    measured = measured.filter { ($0.width == nil) != (width == nil) } + [(width, scale, size)]
    return size
  }

  private func shapedText() -> (text: ShapedText, colors: [UIColor?]) {
    if let shaped { return shaped }
    let (text, colors) = styledText()
    let result = (ShapedText(text), colors)
    shaped = result
    environment.problems.report(result.0.missing)
    return result
  }

  // MARK: Drawing

  /// The lines with their place in the bounds; nil without text.
  func textContents() -> TextContents? {
    guard !bounds.isEmpty, plainText?.isEmpty == false else { return nil }
    let scale = environment.screen.scale
    let layout = visibleLayout()
    let traits = traitCollection
    let colors = shapedText().colors.map { ($0 ?? textColor).color(in: traits) }
    let y = ((bounds.height - layout.size.height) / 2 * scale).rounded() / scale
    var contents = TextContents(
      layout: layout, origin: CGPoint(x: bounds.minX, y: bounds.minY + y), colors: colors)
    if let shadowColor {
      contents.shadow = TextContents.Shadow(
        color: shadowColor.color(in: traits), offset: shadowOffset)
    }
    return contents
  }

  /// A single line that is too wide in the largest font size that fits, in steps of a hundredth.
  private func fitted(_ layout: TextLayout) -> TextLayout {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.isTruncated else { return layout }
    let natural = size(fitting: nil).width
    let least = minimumScaleFactor > 0.01 ? min(minimumScaleFactor, 1) : 0.01
    var factor = min(1, (bounds.width / natural * 100).rounded(.down) / 100)
    while factor >= least {
      let smaller = TextLayout(
        ShapedText(styledText(scaledBy: factor).text), width: bounds.width, maximumLines: 1)
      if !smaller.isTruncated { return smaller }
      factor -= 0.01
    }
    return TextLayout(
      ShapedText(styledText(scaledBy: least).text), width: bounds.width, maximumLines: 1)
  }

  /// The text for the typesetter; run tags are indices into the colours, nil the label's own.
  private func styledText(scaledBy factor: CGFloat = 1) -> (text: StyledText, colors: [UIColor?]) {
    guard let attributed else {
      let text = StyledText(
        plainText ?? "", font: font.font.withSize(font.pointSize * factor),
        paragraphStyle: paragraphStyle(nil))
      return (text, [nil])
    }
    return AttributedText(attributed, scaledBy: factor, font: font, style: paragraphStyle).styled
  }

  private func paragraphStyle(_ given: NSParagraphStyle?) -> ParagraphStyle {
    var style = given?.style ?? ParagraphStyle()
    if given == nil {
      style.alignment = textAlignment.alignment
      style.lineBreakMode = lineBreakMode.mode
    } else if numberOfLines == 1, given?.lineBreakMode == .byWordWrapping {
      style.lineBreakMode = lineBreakMode.mode
    }
    return style
  }
}

/// A label's layer: text instead of a picture.
final class TextLayer: CALayer {
  override func presentedContents(_ shown: ShownValues) -> Contents? {
    (view as? UILabel)?.textContents().map(Contents.text)
  }
}
