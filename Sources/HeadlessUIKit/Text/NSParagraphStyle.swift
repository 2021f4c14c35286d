public import Foundation

/// How a paragraph is set. Lengths in points; negative ones are 0.
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

  /// The defaults of every property.
  public override init() { super.init() }

  /// A style with the default of every property.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// One that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { copied(into: NSParagraphStyle()) }

  /// An `NSMutableParagraphStyle` that says the same.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(into: NSMutableParagraphStyle()) }

  private func copied(into copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.alignment = alignment
    copy.lineBreakMode = lineBreakMode
    copy.lineSpacing = lineSpacing
    copy.paragraphSpacing = paragraphSpacing
    copy.firstLineHeadIndent = firstLineHeadIndent
    copy.minimumLineHeight = minimumLineHeight
    copy.maximumLineHeight = maximumLineHeight
    return copy
  }

  /// Whether the other says the same, be it mutable or not.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && lengths == other.lengths
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int { lengths.map(Double.init).stableHash }

  private var lengths: [CGFloat] {
    [lineSpacing, paragraphSpacing, firstLineHeadIndent, minimumLineHeight, maximumLineHeight]
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
}
