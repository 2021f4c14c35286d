public import Foundation

/// How a paragraph is set. Lengths in points; negative ones are 0, save `tailIndent`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// `natural` unless set.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// `byWordWrapping` unless set.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between the lines of a paragraph.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// Points below a paragraph that another follows.
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// Points before a paragraph's first line.
  public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// Points that no line is lower than; 0 for the font's own height.
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// Points that no line is higher than; 0 for no limit.
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// Points before a paragraph's lines after the first.
  public fileprivate(set) var headIndent: CGFloat = 0
  /// Where lines end: above 0 in points from the side where they begin, else from the other side.
  public fileprivate(set) var tailIndent: CGFloat = 0
  /// Points above a paragraph that follows another.
  public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  /// How many times its font's height a line is high, before the limits; 0 is once.
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// Where text goes on after tabs: twelve stops, 28 points apart, unless set.
  public fileprivate(set) var tabStops = NSParagraphStyle.standardTabs
  /// Points between further stops after the last; 0 for none: a tab is a space there.
  public fileprivate(set) var defaultTabInterval: CGFloat = 0
  /// The side where lines begin; `natural` unless set.
  public fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
  /// From 0 to 1: how early words are taken apart.
  ///
  /// - Note: Partly: kept; no word is hyphenated.
  public fileprivate(set) var hyphenationFactor: Float = 0
  /// Whether letters may move together before a line is cut.
  ///
  /// - Note: Partly: kept; they do not.
  public fileprivate(set) var allowsDefaultTighteningForTruncation = false
  /// How lines are broken beside the usual.
  ///
  /// - Note: Partly: kept; lines end where Unicode's rules let them.
  public fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []

  private static var standardTabs: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat(28 * $0)) }
  }

  /// How lines are broken; bits of UIKit's values.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No word alone on a paragraph's last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system's own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The side where lines of a language begin; `natural` for one that is not known, and for nil.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    guard let languageName else { return .natural }
    return switch Locale.Language(identifier: languageName).characterDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    default: .natural
    }
  }

  /// The defaults of every property.
  public override init() { super.init() }

  /// A style with the default of every property.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// One that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { copied(into: NSParagraphStyle()) }

  /// An `NSMutableParagraphStyle` that says the same.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: NSMutableParagraphStyle()) }

  private func copied(into copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.take(self)
    return copy
  }

  fileprivate func take(_ other: NSParagraphStyle) {
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    firstLineHeadIndent = other.firstLineHeadIndent
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    paragraphSpacingBefore = other.paragraphSpacingBefore
    lineHeightMultiple = other.lineHeightMultiple
    tabStops = other.tabStops
    defaultTabInterval = other.defaultTabInterval
    baseWritingDirection = other.baseWritingDirection
    hyphenationFactor = other.hyphenationFactor
    allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
    lineBreakStrategy = other.lineBreakStrategy
  }

  /// Whether the other says the same, be it mutable or not.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && lengths == other.lengths && tabStops == other.tabStops
      && baseWritingDirection == other.baseWritingDirection
      && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
      && lineBreakStrategy == other.lineBreakStrategy
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int { lengths.map(Double.init).stableHash }

  private var lengths: [CGFloat] {
    [
      lineSpacing, paragraphSpacing, firstLineHeadIndent, minimumLineHeight, maximumLineHeight,
      headIndent, tailIndent, paragraphSpacingBefore, lineHeightMultiple, defaultTabInterval,
      CGFloat(hyphenationFactor),
    ]
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }

  /// Adds a stop behind those before it.
  open func addTabStop(_ anObject: NSTextTab) {
    let place = tabStops.firstIndex { $0.location > anObject.location } ?? tabStops.count
    tabStops.insert(anObject, at: place)
  }

  /// Takes every equal stop away.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Says what another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
