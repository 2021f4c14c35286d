public import Foundation
import Graphics
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
      guard newValue != plainText || runs != nil else { return }
      (attributed, runs) = (nil, nil)
      attributedShadow = nil
      plainText = newValue
      textChanged()
    }
  }

  /// The text with fonts, colours and a paragraph style; what a run lacks comes from the label.
  open var attributedText: NSAttributedString? {
    get { attributed ?? runs?.attributed ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      runs = newValue.map { [AttributedRun]($0).links([AttributedRun].plainLinks) }
      attributedShadow = newValue?.firstShadow
      plainText = newValue?.string
      textChanged()
    }
  }

  /// Shows runs as `attributedText` shows them, of which it makes one only when it is asked for.
  func show(_ runs: [AttributedRun]) {
    attributed = nil
    self.runs = runs
    attributedShadow = runs.first?.attributes[.shadow] as? NSShadow
    plainText = runs.string
    textChanged()
  }

  /// Looked up once: Foundation's lookup leaves memory behind (Swift 6.3.1, Linux).
  private var attributedShadow: NSShadow?
  /// Whether it shows a shadow that others can change without a word.
  final var hasShadowOfOthers: Bool { attributedShadow != nil }

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
      layer.changed()
      mark(.textColor, \UILabel.textColor)
    }
  }
  /// Of all of the text while the label is highlighted; nil keeps the text's own.
  open var highlightedTextColor: UIColor? { didSet { layer.changed() } }
  /// Whether the text is seen in `highlightedTextColor`.
  open var isHighlighted = false { didSet { layer.changed() } }
  /// Whether the text is seen as it is, and not dimmed.
  ///
  /// - Note: Partly: dimmed to half of its opacity; what UIKit makes of it is not documented.
  open var isEnabled = true { didSet { layer.changed() } }
  /// Where text stands that `adjustsFontSizeToFitWidth` has shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { layer.changed() } }
  /// How lines are broken beside the usual.
  ///
  /// - Note: Partly: kept; lines end where Unicode's rules let them.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
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
    didSet { if adjustsFontSizeToFitWidth != oldValue { fittingChanged() } }
  }
  /// 0…1; 0 shrinks as far as it takes. Negative and NaN count as 0, more than 1 as 1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { fittingChanged() } }
  }
  /// Follows the screen's content size category, which does not change while a screen runs.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the letters of a single line move together, by up to a twentieth of its width, before it is cut.
  ///
  /// - Note: Partly: of plain text alone; how far they move on iOS is not documented.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { fittingChanged() } }
  }
  /// Whether its frame was made for its text by Interface Builder, in San Francisco: the system font here is not as
  /// wide to the last point, and a line that fits there is not cut here.
  package final var wasFittedElsewhere = false { didSet { fittingChanged() } }
  open var shadowColor: UIColor? { didSet { layer.changed() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { layer.changed() } }

  /// What a text view's lines go around.
  var exclusions: [Path] = [] { didSet { if exclusions != oldValue { textChanged() } } }
  private var plainText: String?
  private var attributed: NSAttributedString?
  /// What is set in lines; nil for plain text.
  private var runs: [AttributedRun]?
  private var shaped: (text: ShapedText, look: TextLook)?
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
    fittingChanged()
    invalidateIntrinsicContentSize()
  }

  private func fittingChanged() {
    shown = nil
    layer.changed()
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
    return TextLayout(shapedText().text, width: width, maximumLines: lines, exclusions: exclusions)
  }

  /// The lines that are seen: no more than fit the height, but at least one.
  private func visibleLayout(in size: CGSize) -> TextLayout {
    if let shown, shown.size == size { return shown.layout }
    let width = size.width + Self.slack
    var layout = layout(width: width)
    if layout.lines.count > 1, layout.size.height > size.height + 0.5 {
      let fitting = layout.lines.prefix { $0.frame.maxY <= size.height + 0.5 }.count
      layout = self.layout(width: width, lines: max(1, fitting))
    }
    shown = (size, fitted(layout, width: size.width))
    return shown?.layout ?? layout
  }

  /// Rounded up to device pixels. One line: as wide as the text.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return room(for: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    room(for: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  /// Several lines take the width that the layout gives, unless `preferredMaxLayoutWidth` does.
  @_spi(Overscroll) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : room(for: width)
  }

  /// Stands for no limit: a subclass takes its margins off and adds them again.
  private static let endless: CGFloat = 1e6

  /// What the text takes with what a subclass adds around it, in lines of at most that width.
  private func room(for width: CGFloat?) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width ?? Self.endless, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Where the text stands in bounds, vertically in their middle. The label's own size is that of the
  /// rectangle for endless bounds: a subclass that wants margins takes them off `bounds`, calls super
  /// and adds them to what it says. Half an endless width and more counts as no limit.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let width = bounds.width >= Self.endless / 2 || numberOfLines == 1 ? nil : bounds.width
    let text =
      numberOfLines == self.numberOfLines
      ? size(fitting: width)
      : layout(width: width, lines: numberOfLines).size(roundedUpTo: environment.screen.scale)
    // In bounds without an end there is no middle.
    let y = bounds.height >= Self.endless / 2 ? 0 : (bounds.height - text.height) / 2
    return CGRect(
      x: bounds.minX, y: bounds.minY + y, width: min(text.width, bounds.width),
      height: min(text.height, bounds.height))
  }

  /// Where `drawText(in:)` wants the text while the label is asked what it shows.
  private var askedRect: CGRect??

  /// Draws the text in a rectangle of the label, vertically in its middle: into the current context,
  /// and where the label itself is to be drawn. A subclass calls super with less than the bounds to keep
  /// margins; what it draws beside is not seen.
  open func drawText(in rect: CGRect) {
    if askedRect != nil { return askedRect = rect }
    guard let context = UIGraphicsGetCurrentContext(), let text = textContents(in: rect) else {
      return
    }
    context.draw(text)
  }

  /// The rectangle that the text is drawn in.
  private func drawnRect() -> CGRect? {
    askedRect = .some(nil)
    drawText(in: bounds)
    defer { askedRect = nil }
    return askedRect ?? nil
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

  private func shapedText() -> (text: ShapedText, look: TextLook) {
    if let shaped { return shaped }
    let (text, look) = styledText()
    let result = (ShapedText(text), look)
    shaped = result
    environment.problems.report(result.0.missing)
    return result
  }

  // MARK: Drawing

  /// The lines with their place in the bounds; nil without text.
  func textContents() -> TextContents? {
    guard !bounds.isEmpty, plainText?.isEmpty == false else { return nil }
    return drawnRect().flatMap(textContents)
  }

  private func textContents(in rect: CGRect) -> TextContents? {
    guard rect.width > 0, rect.height > 0, plainText?.isEmpty == false else { return nil }
    let scale = environment.screen.scale
    let layout = visibleLayout(in: rect.size)
    let traits = traitCollection
    let y = (top(of: layout, in: rect.size) * scale).rounded() / scale
    var contents = shapedText().look.contents(
      layout, at: CGPoint(x: rect.minX, y: rect.minY + y), color: textColor, in: traits)
    if isHighlighted, let color = highlightedTextColor?.color(in: traits) {
      contents.colors = contents.colors.map { _ in color }
    }
    if !isEnabled { contents.colors = contents.colors.map(\.dimmed) }
    if let shadowColor {
      contents.shadow = TextContents.Shadow(
        color: shadowColor.color(in: traits), offset: shadowOffset)
    } else if let shadow = attributedShadow, let color = shadow.shadowColor as? UIColor {
      contents.shadow = TextContents.Shadow(
        color: color.color(in: traits), offset: shadow.shadowOffset)
    }
    return contents
  }

  /// How far below the upper edge the lines begin.
  private func top(of layout: TextLayout, in size: CGSize) -> CGFloat {
    let middle = (size.height - layout.size.height) / 2
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return middle }
    // What the text would take if it had not been shrunk.
    let full = self.layout(width: size.width + Self.slack)
    let top = (size.height - full.size.height) / 2
    switch baselineAdjustment {
    case .alignBaselines: return top + full.firstBaseline - layout.firstBaseline
    case .alignCenters: return middle
    case .none: return top
    }
  }

  /// How much of its width a line may lose before it is cut. Of 48 labels of 17 points in public storyboards, whose
  /// frames are their texts' sizes on iOS, all but one are wider here by less than 2 %.
  private var spareShare: CGFloat {
    max(allowsDefaultTighteningForTruncation ? 0.05 : 0, wasFittedElsewhere ? 0.025 : 0)
  }

  /// A single line that is a little too wide, with its letters moved together.
  private func tightened(_ layout: TextLayout, width: CGFloat) -> TextLayout {
    guard spareShare > 0, runs == nil, let plainText, !plainText.isEmpty else { return layout }
    let natural = size(fitting: nil).width
    guard natural <= width / (1 - spareShare) else { return layout }
    let attributes = StyledText.Attributes(
      font: font.font, kern: (width - natural) / CGFloat(plainText.count))
    let text = StyledText(plainText, attributes: attributes, paragraphStyle: paragraphStyle(nil))
    let tight = TextLayout(ShapedText(text), width: width + Self.slack, maximumLines: 1)
    return tight.isTruncated ? layout : tight
  }

  /// A single line that is too wide in the largest font size that fits, in steps of a hundredth.
  private func fitted(_ layout: TextLayout, width: CGFloat) -> TextLayout {
    guard numberOfLines == 1, layout.isTruncated else { return layout }
    guard adjustsFontSizeToFitWidth else { return tightened(layout, width: width) }
    let natural = size(fitting: nil).width
    let least = minimumScaleFactor > 0.01 ? min(minimumScaleFactor, 1) : 0.01
    var factor = min(1, (width / natural * 100).rounded(.down) / 100)
    while factor >= least {
      let smaller = TextLayout(
        ShapedText(styledText(scaledBy: factor).text), width: width, maximumLines: 1)
      if !smaller.isTruncated { return smaller }
      factor -= 0.01
    }
    return TextLayout(
      ShapedText(styledText(scaledBy: least).text), width: width, maximumLines: 1)
  }

  /// The text for the typesetter, and what it leaves to the drawing.
  private func styledText(scaledBy factor: CGFloat = 1) -> (text: StyledText, look: TextLook) {
    // What a font's matrix does is an attribute's business.
    let whole =
      font.fontDescriptor.matrix == .identity ? nil : [AttributedRun](plainText ?? "", [:])
    guard let runs = runs ?? whole else {
      let text = StyledText(
        plainText ?? "", font: font.font.withSize(font.pointSize * factor),
        paragraphStyle: paragraphStyle(nil))
      return (text, .plain)
    }
    let attributed = AttributedText(runs, scaledBy: factor, font: font, style: paragraphStyle)
    return (attributed.text, attributed.look)
  }

  private func paragraphStyle(_ given: NSParagraphStyle?) -> ParagraphStyle {
    var style = given?.style ?? .standard
    if given == nil {
      style.alignment = textAlignment.alignment
      style.lineBreakMode = lineBreakMode.mode
    } else if numberOfLines == 1, given?.lineBreakMode == .byWordWrapping {
      style.lineBreakMode = lineBreakMode.mode
    }
    return style
  }
}

extension Color {
  fileprivate var dimmed: Color { withAlpha(alpha / 2) }
}
