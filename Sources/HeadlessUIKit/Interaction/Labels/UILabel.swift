public import Foundation
import Graphics
import Layers
import Typography

/// A view with text on one or more lines, vertically centred in its bounds.
///
/// The shaped text is cached until text or font changes, and its lines until the width changes. A
/// label that only moves is therefore neither shaped nor measured again.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The plain text. Setting it removes all attributes.
  open var text: String? {
    get { plainText }
    set {
      changing(.text) {
        guard newValue != plainText || runs != nil else { return }
        (attributed, runs, attributedShadow) = (nil, nil, nil)
        plainText = newValue
        textChanged()
      }
    }
  }

  override func value(of property: ObservedProperty) -> Any? {
    property == .text ? text as Any : super.value(of: property)
  }

  /// The text with fonts, colours and a paragraph style. Attributes that a run lacks are those of
  /// the label.
  ///
  /// Setting `font`, `textColor`, `textAlignment` or `lineBreakMode` afterwards changes the whole
  /// text.
  open var attributedText: NSAttributedString? {
    get { attributed ?? runs?.attributed ?? plainText.map { NSAttributedString(string: $0) } }
    set { show(newValue) }
  }

  private func show(_ text: NSAttributedString?) {
    attributed = text
    runs = text.map { [AttributedRun]($0).links([AttributedRun].plainLinks) }
    attributedShadow = text?.firstShadow
    plainText = text?.string
    textChanged()
  }

  /// Changes the attributes of the whole attributed text; does nothing for plain text.
  private func applyToWhole(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let attributed, attributed.length > 0 else { return }
    let runs = [AttributedRun](attributed).map { run in
      var attributes = run.attributes
      change(&attributes)
      return AttributedRun(text: run.text, attributes: attributes)
    }
    show(runs.attributed)
  }

  /// Changes the paragraph styles of the whole attributed text; does nothing for plain text.
  private func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    applyToWhole { attributes in
      let style = NSMutableParagraphStyle()
      if let given = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(given)
      } else {
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
      }
      change(style)
      attributes[.paragraphStyle] = style
    }
  }

  /// Shows attributed runs. `attributedText` is made from them only when it is read.
  func show(_ runs: [AttributedRun]) {
    attributed = nil
    self.runs = runs
    attributedShadow = runs.first?.attributes[.shadow] as? NSShadow
    plainText = runs.string
    textChanged()
  }

  /// The shadow attribute, looked up once: Foundation's lookup leaks memory (Swift 6.3.1, Linux).
  private var attributedShadow: NSShadow?
  /// Whether the class calls `textChanged()` for every change of the text. An app's subclass may
  /// draw its text without calling it.
  var reportsTextChanges: Bool { type(of: self) == UILabel.self }
  /// Whether the text has a shadow attribute, an object that an app can change without notifying
  /// the label.
  final var hasAttributedShadow: Bool { attributedShadow != nil }

  /// The font of the text. Setting nil restores the default, the system font at 17 points.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textChanged() }
      if let font { applyToWhole { $0[.font] = font } }
      mark(.font, \UILabel.font)
    }
  }
  /// The colour of the text. Setting nil restores the default, `label`.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      layer.changed()
      if let textColor { applyToWhole { $0[.foregroundColor] = textColor } }
      mark(.textColor, \UILabel.textColor)
    }
  }
  /// The colour of the whole text while the label is highlighted; nil keeps the colours of the
  /// text.
  open var highlightedTextColor: UIColor? { didSet { layer.changed() } }
  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false { didSet { layer.changed() } }
  /// Whether the text is drawn normally instead of dimmed.
  ///
  /// - Note: Partly: disabled text has half of its opacity; UIKit's dimming is not documented.
  open var isEnabled = true { didSet { layer.changed() } }
  /// The vertical position of text that `adjustsFontSizeToFitWidth` has shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { layer.changed() } }
  /// The additional rules for line breaks.
  ///
  /// - Note: Partly: stored only; lines break by Unicode's rules.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if textAlignment != oldValue { textChanged() }
      applyToParagraphs { $0.alignment = textAlignment }
    }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      if lineBreakMode != oldValue { textChanged() }
      applyToParagraphs { $0.lineBreakMode = lineBreakMode }
    }
  }
  /// The maximum number of lines; 0 sets no limit.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      textChanged()
      if (numberOfLines == 1) != (oldValue == 1) { wrappingChanged() }
    }
  }
  /// The width for measuring several lines; 0 takes the width of the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard preferredMaxLayoutWidth != oldValue else { return }
      textChanged()
      if (preferredMaxLayoutWidth > 0) != (oldValue > 0) { wrappingChanged() }
    }
  }
  /// Records that the text begins or ceases to wrap, by which a required width is one or not.
  private func wrappingChanged() {
    if contentCompressionResistancePriority(for: .horizontal) >= .required {
      contentPrioritiesChanged()
    }
  }

  /// Whether the font of a single line that is too wide shrinks, at most to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { fittingChanged() } }
  }
  /// The minimum scale of shrunk text, from 0 to 1; 0 sets no limit. Negative values and NaN count
  /// as 0, values above 1 as 1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { fittingChanged() } }
  }
  /// Whether a font of a text style, or one scaled by font metrics, follows the text size of the
  /// traits; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { textTraitsChanged() } }

  override func textTraitsChanged() {
    super.textTraitsChanged()
    if textAlignment == .natural { textChanged() }
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(to: traitCollection)
    if adjusted != font { self.font = adjusted }
  }
  /// Whether the letters of a single line move together, by up to 5 % of its width, before it is
  /// truncated.
  ///
  /// - Note: Partly: works for plain text only; the limit of iOS is not documented.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { fittingChanged() } }
  }
  /// Whether Interface Builder sized the frame for the text, measured in San Francisco. The system
  /// font here differs slightly in width, and a line that fits there must not be truncated here.
  package final var wasFittedElsewhere = false { didSet { fittingChanged() } }
  open var shadowColor: UIColor? { didSet { layer.changed() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { layer.changed() } }

  /// The areas of a text view that its lines flow around.
  var exclusions: [Path] = [] { didSet { if exclusions != oldValue { textChanged() } } }
  private var plainText: String?
  private var attributed: NSAttributedString?
  /// The attributed text in runs; nil for plain text.
  private var runs: [AttributedRun]?
  private var shaped: (text: ShapedText, look: TextLook)?
  private var cachedLayout: (width: CGFloat?, layout: TextLayout)?
  private var measured: [(width: CGFloat?, scale: CGFloat, size: CGSize)] = []
  /// The lines shown in a size of the bounds.
  private var shown: (size: CGSize, layout: TextLayout)?
  /// The tolerance for widths a rounding error below the measured one, which must not break the
  /// line again. It is too small to move right-aligned or centred text visibly.
  private static let slack: CGFloat = 1e-3
  /// The number of layouts made, for tests.
  package private(set) var layoutCount = 0

  open override class var layerClass: AnyClass { TextLayer.self }

  private func textChanged() {
    shaped = nil
    cachedLayout = nil
    measured = []
    fittingChanged()
    invalidateIntrinsicContentSize()
  }

  private func fittingChanged() {
    shown = nil
    layer.changed()
  }

  // MARK: Measurement

  /// Returns the lines in a maximum width; nil sets no limit.
  func layout(width: CGFloat?) -> TextLayout {
    if let cachedLayout, cachedLayout.width == width { return cachedLayout.layout }
    let layout = layout(width: width, lines: numberOfLines)
    cachedLayout = (width, layout)
    return layout
  }

  private func layout(width: CGFloat?, lines: Int) -> TextLayout {
    layoutCount += 1
    return TextLayout(shapedText().text, width: width, maximumLines: lines, exclusions: exclusions)
  }

  /// Returns the visible lines: those that fit the height, but at least one.
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

  /// The size of the text, rounded up to device pixels. A single line takes its full width.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return room(for: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    room(for: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  /// Returns the size of several lines in the width of the layout, or nil if the width has no
  /// influence.
  @_spi(Overscroll) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
    numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : room(for: width)
  }

  /// The width and height that mean no limit. A subclass may subtract its margins and add them
  /// again.
  private static let endless: CGFloat = 1e6

  /// Returns the size of the text in lines of at most a width, including margins that a subclass
  /// adds.
  private func room(for width: CGFloat?) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width ?? Self.endless, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle of at most some lines of the text in bounds. The first line is where the
  /// label draws it: with all of the label's lines, the text is vertically centred.
  ///
  /// The size of the label is that of the rectangle for unlimited bounds. A subclass that wants
  /// margins subtracts them from `bounds`, calls super, and adds them to the result. A width or
  /// height of half the unlimited one or more counts as no limit.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let full = bounds.width >= Self.endless / 2 ? nil : bounds.width
    let width = numberOfLines == 1 ? nil : full
    let text =
      numberOfLines == self.numberOfLines
      ? size(fitting: width)
      : layout(width: width, lines: numberOfLines).size(roundedUpTo: environment.screen.scale)
    // Unlimited bounds have no centre.
    var y: CGFloat = 0
    if bounds.height < Self.endless / 2 {
      let whole = size(fitting: self.numberOfLines == 1 ? nil : full)
      y = (bounds.height - min(max(text.height, whole.height), bounds.height)) / 2
    }
    return CGRect(
      x: bounds.minX, y: bounds.minY + y, width: min(text.width, bounds.width),
      height: min(text.height, bounds.height))
  }

  /// The rectangle passed to `drawText(in:)` while the label finds out where its text is drawn.
  private var probedTextRect: CGRect??

  /// Draws the text in a rectangle of the label, vertically centred.
  ///
  /// It draws into the current context, and also decides where the label itself shows its text. A
  /// subclass keeps margins by calling super with less than the bounds. Other drawing in an
  /// override is not shown.
  open func drawText(in rect: CGRect) {
    if probedTextRect != nil { return probedTextRect = rect }
    guard let context = UIGraphicsGetCurrentContext(), let text = textContents(in: rect) else {
      return
    }
    context.draw(text)
  }

  /// Returns the rectangle that the text is drawn in.
  private func drawnRect() -> CGRect? {
    probedTextRect = .some(nil)
    drawText(in: bounds)
    defer { probedTextRect = nil }
    return probedTextRect ?? nil
  }

  @_spi(Overscroll) open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    let layout = layout(width: size.width + Self.slack)
    return (size.height - layout.size.height) / 2 + layout.firstBaseline
  }

  @_spi(Overscroll) open override func lastBaselineOffset(in size: CGSize) -> CGFloat {
    let layout = layout(width: size.width + Self.slack)
    return (size.height + layout.size.height) / 2 - layout.lastBaseline
  }

  /// Returns the size of the text in lines of at most a width. Layout alternates between unlimited
  /// and actual width, so both results are cached.
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
    let result = (environment.text.shape(text), look)
    shaped = result
    return result
  }

  // MARK: Drawing

  /// Returns the lines with their position in the bounds, or nil without text.
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

  /// Returns the distance from the upper edge to the first line.
  private func top(of layout: TextLayout, in size: CGSize) -> CGFloat {
    let middle = (size.height - layout.size.height) / 2
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return middle }
    // The layout of the text at full size.
    let full = self.layout(width: size.width + Self.slack)
    let top = (size.height - full.size.height) / 2
    switch baselineAdjustment {
    case .alignBaselines: return top + full.firstBaseline - layout.firstBaseline
    case .alignCenters: return middle
    case .none: return top
    }
  }

  /// The share of its width that a line may lose before it is truncated. Of 48 labels of 17 points
  /// in public storyboards, whose frames are the sizes of their texts on iOS, all but one are wider
  /// here by less than 2 %.
  private var spareShare: CGFloat {
    max(allowsDefaultTighteningForTruncation ? 0.05 : 0, wasFittedElsewhere ? 0.025 : 0)
  }

  /// Returns a slightly too wide single line with its letters moved together.
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

  /// Returns a too wide single line in the largest font size that fits, in steps of 1 %.
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

  /// Returns the text for the typesetter, with the attributes that only drawing needs.
  private func styledText(scaledBy factor: CGFloat = 1) -> (text: StyledText, look: TextLook) {
    // The matrix of a font is handled as an attribute of runs.
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
      // Natural text begins at the leading edge of the app's layout direction.
      let isMirrored = textAlignment == .natural && traitLayoutDirection == .rightToLeft
      style.alignment = isMirrored ? .right : textAlignment.alignment
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
