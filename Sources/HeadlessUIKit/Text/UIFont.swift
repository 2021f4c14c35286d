public import Foundation
public import Typography

/// A font at a size. The system font is Inter with San Francisco's proportions where the screen has
/// a font library; without one, and where Inter is not installed, it is the built-in block font.
public final class UIFont: Hashable, Sendable {
  package let font: Font
  public let fontDescriptor: UIFontDescriptor

  init(font: Font, descriptor: UIFontDescriptor) {
    self.font = font
    fontDescriptor = descriptor
  }

  /// A face of one's own at a size, e.g. read from a file or `FontFace.block`.
  public init(face: FontFace, size: CGFloat) {
    font = Font(face, size: size)
    fontDescriptor = UIFontDescriptor(
      design: .face(face), weight: face.weight, isItalic: face.isItalic, pointSize: size,
      textStyle: nil)
  }

  /// The font of a descriptor; a size of 0 keeps the descriptor's.
  @preconcurrency @MainActor
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let size = size == 0 ? descriptor.pointSize : size
    self.init(
      font: ScreenEnvironment.current.text.font(for: descriptor, size: size),
      descriptor: descriptor.withSize(size))
  }

  @preconcurrency @MainActor
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  @preconcurrency @MainActor
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(
        design: .system, weight: weight, isItalic: false, pointSize: size, textStyle: nil),
      size: size)
  }

  @preconcurrency @MainActor
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

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
    let size = style.pointSize(at: ScreenEnvironment.current.text.contentSizeCategory)
    return UIFont(
      descriptor: UIFontDescriptor(
        design: .system, weight: style.weight, isItalic: false, pointSize: size, textStyle: style),
      size: size)
  }

  @preconcurrency @MainActor public class var systemFontSize: CGFloat { 14 }
  @preconcurrency @MainActor public class var labelFontSize: CGFloat { 17 }
  @preconcurrency @MainActor public class var buttonFontSize: CGFloat { 18 }

  public typealias Weight = FontWeight
  public typealias TextStyle = Typography.TextStyle

  @preconcurrency @MainActor
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

  public var pointSize: CGFloat { font.pointSize }
  public var ascender: CGFloat { font.ascender }
  /// Negative.
  public var descender: CGFloat { font.descender }
  public var leading: CGFloat { font.leading }
  public var lineHeight: CGFloat { font.lineHeight }
  public var capHeight: CGFloat { font.capHeight }
  public var xHeight: CGFloat { font.xHeight }
  public var fontName: String { font.face.name }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// What a font is, apart from its size: family, weight, slant.
public final class UIFontDescriptor: Hashable, Sendable {
  enum Design: Hashable, Sendable {
    case system
    case face(FontFace)
  }

  /// Raw values as UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  let design: Design
  let weight: FontWeight
  let isItalic: Bool
  let textStyle: TextStyle?
  public let pointSize: CGFloat

  init(
    design: Design, weight: FontWeight, isItalic: Bool, pointSize: CGFloat, textStyle: TextStyle?
  ) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.textStyle = textStyle
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if weight >= .semibold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return traits
  }

  /// The same family with these traits; nil where the family has no such font. Only the system font
  /// has a family.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits != symbolicTraits else { return self }
    guard design == .system else { return nil }
    let bold = traits.contains(.traitBold)
    return UIFontDescriptor(
      design: design, weight: bold ? .bold : .regular, isItalic: traits.contains(.traitItalic),
      pointSize: pointSize, textStyle: textStyle)
  }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      design: design, weight: weight, isItalic: isItalic, pointSize: size, textStyle: textStyle)
  }

  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
    a.design == b.design && a.weight == b.weight && a.isItalic == b.isItalic
      && a.pointSize == b.pointSize && a.textStyle == b.textStyle
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(design)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(pointSize)
  }
}
