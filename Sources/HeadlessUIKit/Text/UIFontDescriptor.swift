public import Foundation
import Typography

/// What a font is, apart from its size: family, weight, slant.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  enum Design: Hashable, Sendable {
    case system
    case face(FontFace)
  }

  /// Raw values as UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of `UIFontDescriptorSymbolicTraits`.
    public let rawValue: UInt32

    /// Bits without a name here are kept and mean nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or bolder.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  let design: Design
  let weight: FontWeight
  let isItalic: Bool
  let textStyle: TextStyle?
  /// The size in points.
  public let pointSize: CGFloat

  init(
    design: Design, weight: FontWeight, isItalic: Bool, pointSize: CGFloat, textStyle: TextStyle?
  ) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.textStyle = textStyle
    super.init()
  }

  /// Bold from semibold on; italic if slanted.
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

  /// Names of what a descriptor says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What the descriptor says of an attribute; nil for what it does not say.
  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .size: pointSize
    case .textStyle: textStyle
    default: nil
    }
  }

  /// The same font at another size in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      design: design, weight: weight, isItalic: isItalic, pointSize: size, textStyle: textStyle)
  }

  /// Whether all attributes are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return design == other.design && weight == other.weight && isItalic == other.isItalic
      && pointSize == other.pointSize && textStyle == other.textStyle
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int {
    [Double(pointSize), Double(weight.rawValue), isItalic ? 1 : 0].stableHash
  }
}
