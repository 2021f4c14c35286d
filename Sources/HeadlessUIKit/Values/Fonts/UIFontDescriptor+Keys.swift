import Foundation

extension UIFontDescriptor {
  /// The name of a font descriptor's attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's string for the attribute.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The weight and slant in words, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The display name of the font, a `String`.
    ///
    /// - Note: Partly: stored; no font is looked up by it.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform of the glyphs, a `CGAffineTransform`.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// The characters that the font must have, a `CharacterSet`.
    ///
    /// - Note: Partly: stored; no font is looked up by it.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The descriptors of fallback fonts for missing glyphs, an array.
    ///
    /// - Note: Partly: stored; the screen's own fallback fonts are used.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The font traits, a dictionary with keys of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The advance of all glyphs in points, a number.
    ///
    /// - Note: Partly: stored; glyphs have their own advances.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The settings of font features, an array of dictionaries with keys of `FeatureKey`.
    ///
    /// - Note: Partly: figures of equal width (`kNumberSpacingType`) are used; other settings are
    ///   stored, and fonts have their default features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of the `traits` attribute's dictionary.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's string for the key.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits: the bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a `UIFont.Weight` or a number from −1 to 1, as in UIKit.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the letters, a number from −1 to 1.
    ///
    /// - Note: Partly: stored; fonts have their own width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number from −1 to 1. Values above 0 select italics.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature setting's dictionary.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's string for the key.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The font feature's type.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector, which chooses among the variants of a feature.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of `featureIdentifier` since iOS 15.
    public static let type = featureIdentifier
    /// The name of `typeIdentifier` since iOS 15.
    public static let selector = typeIdentifier
  }

  /// A design variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's string for the design.
    public let rawValue: String

    /// Creates a design from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with rounded ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
