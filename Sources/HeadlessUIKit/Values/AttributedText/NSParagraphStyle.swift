public import Foundation

/// The alignment, line breaking and spacing of a paragraph.
///
/// Lengths are in points. Layout treats negative lengths as 0, except `tailIndent`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // As on iOS: texts share styles between threads, and only a mutable subclass can change.

  /// The alignment of the lines. Default: `natural`.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// The treatment of text that is too long for its line. Default: `byWordWrapping`.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The extra space between the lines of a paragraph, in points. Default: 0.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// The space after a paragraph that is followed by another one, in points. Default: 0.
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The indent of a paragraph's first line, in points. Default: 0.
  public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// The minimum line height, in points. Default: 0, the font's own height.
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The maximum line height, in points. Default: 0, no limit.
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// The indent of a paragraph's lines after the first, in points. Default: 0.
  public fileprivate(set) var headIndent: CGFloat = 0
  /// The position at which lines end, in points. Default: 0.
  ///
  /// A positive value is measured from the side where lines begin. A negative value or 0 is
  /// measured from the opposite side.
  public fileprivate(set) var tailIndent: CGFloat = 0
  /// The space before a paragraph that follows another one, in points. Default: 0.
  public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  /// The factor applied to the font's line height, before the minimum and maximum. 0, the default,
  /// means 1.
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The tab stops. Default: twelve, 28 points apart.
  public fileprivate(set) var tabStops = NSParagraphStyle.standardTabs
  /// The distance between tab stops after the last one, in points. At 0, the default, a tab there
  /// is a space.
  public fileprivate(set) var defaultTabInterval: CGFloat = 0
  /// The base writing direction, which decides where lines begin. Default: `natural`.
  public fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
  /// The threshold for hyphenation, from 0 to 1. Default: 0.
  ///
  /// - Note: Partly: stored; no word is hyphenated.
  public fileprivate(set) var hyphenationFactor: Float = 0
  /// Whether letters may move closer together before a line is truncated. Default: false.
  ///
  /// - Note: Partly: stored; letters keep their distance.
  public fileprivate(set) var allowsDefaultTighteningForTruncation = false
  /// Additional rules for breaking lines. Default: none.
  ///
  /// - Note: Partly: stored; lines break where Unicode's rules allow it.
  public fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []

  private static var standardTabs: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat(28 * $0)) }
  }

  /// Additional rules for breaking lines. Raw values are UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    /// Creates a strategy from any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on a paragraph's last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Does not break Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rules of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Returns the writing direction of a language; `natural` if the language is unknown or nil.
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

  /// Creates a style with the default value of every property.
  public override init() { super.init() }

  /// A style with the default value of every property.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied(into: NSParagraphStyle()) }

  /// Returns an `NSMutableParagraphStyle` with equal values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: NSMutableParagraphStyle()) }

  private func copied(into copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.copyValues(from: self)
    return copy
  }

  fileprivate func copyValues(from other: NSParagraphStyle) {
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

  /// Returns whether another paragraph style, mutable or not, has equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && lengths == other.lengths && tabStops == other.tabStops
      && baseWritingDirection == other.baseWritingDirection
      && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
      && lineBreakStrategy == other.lineBreakStrategy
  }

  /// A hash value consistent with `isEqual(_:)`.
  open override var hash: Int { lengths.map(Double.init).stableHash }

  private var lengths: [CGFloat] {
    [
      lineSpacing, paragraphSpacing, firstLineHeadIndent, minimumLineHeight, maximumLineHeight,
      headIndent, tailIndent, paragraphSpacingBefore, lineHeightMultiple, defaultTabInterval,
      CGFloat(hyphenationFactor),
    ]
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // As on iOS: an app does not change a style in use.

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

  /// Adds a tab stop, sorted by location.
  open func addTabStop(_ anObject: NSTextTab) {
    let place = tabStops.firstIndex { $0.location > anObject.location } ?? tabStops.count
    tabStops.insert(anObject, at: place)
  }

  /// Removes all tab stops that equal the given one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Copies all values from another paragraph style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { copyValues(from: obj) }
}
