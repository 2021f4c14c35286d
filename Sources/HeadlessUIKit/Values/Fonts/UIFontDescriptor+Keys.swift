import Foundation

extension UIFontDescriptor {
  /// Names of what a descriptor says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`: the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the font's PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: weight and slant in words.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `String` for people.
    ///
    /// - Note: Partly: kept; no font is looked up by it.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A `CGAffineTransform` of the glyphs.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// A `CharacterSet`.
    ///
    /// - Note: Partly: kept; no font is looked up by it.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Descriptors to ask for what the font lacks.
    ///
    /// - Note: Partly: kept; the screen's own fallbacks are asked.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A number of points.
    ///
    /// - Note: Partly: kept; glyphs have their own advances.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Dictionaries by `FeatureKey`.
    ///
    /// - Note: Partly: kept; fonts have their usual features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Names of what the attribute `traits` says.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or a number from −1 to 1 as UIKit's weights are.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from −1 to 1.
    ///
    /// - Note: Partly: kept; fonts have their own width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number from −1 to 1: above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Names of what an entry of `featureSettings` says.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Which feature.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of its kinds.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of `featureIdentifier` since iOS 15.
    public static let type = featureIdentifier
    /// The name of `typeIdentifier` since iOS 15.
    public static let selector = typeIdentifier
  }

  /// The forms that the system font has.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As it is.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
