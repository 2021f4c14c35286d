public import Foundation
public import Typography

/// A description of a font: its family, weight, slant and size.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Safe: never written after `init`.
  enum Design: Hashable, Sendable {
    case system
    /// A design variant of the system font.
    case form(SystemDesign)
    case face(FontFace)
    /// The name of a font or family, which is resolved when a font is created.
    case named(String)
  }

  /// The style traits of a font. Raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt32

    /// Creates traits from any bits. Unnamed bits are stored and ignored.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The italic trait.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The bold trait: semibold or bolder.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The trait of wide letters.
    ///
    /// - Note: Partly: ignored; no font here has wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The trait of narrow letters.
    ///
    /// - Note: Partly: ignored; no font here has narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The trait of characters with equal width.
    ///
    /// - Note: Partly: replaced with the system font, which is reported as a problem of the screen.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The trait of less space between lines.
    ///
    /// - Note: Partly: ignored; the line height does not change.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The trait of more space between lines.
    ///
    /// - Note: Partly: ignored; the line height does not change.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  let design: Design
  let weight: FontWeight
  let isItalic: Bool
  let textStyle: TextStyle?
  /// The font size in points; 0 leaves the size to the font that is created.
  public let pointSize: CGFloat
  /// The transform of the glyphs.
  ///
  /// - Note: Partly: horizontal stretch (`a`) and slant (`c`) are applied; rotation, vertical
  ///   stretch and translation are not.
  public let matrix: CGAffineTransform
  /// The attributes beyond the properties above. Except for figures of equal width, they are stored
  /// without effect.
  let kept: [AttributeName: Any]

  init(
    design: Design, weight: FontWeight, isItalic: Bool, pointSize: CGFloat, textStyle: TextStyle?,
    matrix: CGAffineTransform = .identity, kept: [AttributeName: Any] = [:]
  ) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.matrix = matrix
    self.kept = kept
    super.init()
  }

  /// Creates a descriptor from attributes. Without a size, the font created from it decides the
  /// size.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(
      like: UIFontDescriptor(
        design: .system, weight: .regular, isItalic: false, pointSize: 0, textStyle: nil),
      attributes)
  }

  /// Creates a descriptor of a font name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor of a font name and a transform of the glyphs.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// Returns the descriptor of a text style at the screen's content size category.
  @preconcurrency @MainActor
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Returns the descriptor of a text style at the content size category of `traitCollection`; nil
  /// uses the screen's.
  @preconcurrency @MainActor
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  private convenience init(like other: UIFontDescriptor, _ attributes: [AttributeName: Any]) {
    var described = DescribedFont(other)
    // The fixed order decides between contradicting attributes: later ones override earlier ones.
    for name in DescribedFont.names {
      if let value = attributes[name] { described.apply(value, for: name) }
    }
    var kept = other.kept
    for name in Self.keptAttributes { kept[name] = attributes[name] ?? kept[name] }
    self.init(
      design: described.design, weight: described.weight, isItalic: described.isItalic,
      pointSize: described.size,
      textStyle: described.style, matrix: described.matrix, kept: kept)
  }

  private static let keptAttributes: [AttributeName] = [
    .visibleName, .characterSet, .cascadeList, .fixedAdvance, .featureSettings,
  ]

  /// Whether the feature settings choose figures of equal width. Later settings override earlier
  /// ones.
  var hasTabularFigures: Bool {
    let settings = kept[.featureSettings] as? [[FeatureKey: Any]] ?? []
    let spacing = settings.last { ($0[.type] as? Int) == kNumberSpacingType }
    return (spacing?[.selector] as? Int) == kMonospacedNumbersSelector
  }

  /// The style traits: bold from semibold, italic if slanted.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if weight >= .semibold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if design == .form(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with other style traits; nil if the family has no such font.
  ///
  /// Returns nil for a font bundled with the app, whose family is unknown here, unless the traits
  /// are unchanged.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits != symbolicTraits else { return self }
    var described = DescribedFont(self)
    if case .face = design { return nil }
    described.apply(traits.rawValue, for: SymbolicTraits.self)
    return descriptor(for: described)
  }

  /// Returns the value of an attribute; nil if the descriptor does not specify it.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// All attributes of the descriptor.
  public var fontAttributes: [AttributeName: Any] {
    var attributes = kept
    attributes[.size] = pointSize
    attributes[.name] = postscriptName
    attributes[.textStyle] = textStyle
    if case .face(let face) = design, let family = face.family { attributes[.family] = family }
    if matrix != .identity { attributes[.matrix] = matrix }
    attributes[.traits] = [
      TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: weight.uiKit.rawValue,
      TraitKey.slant: isItalic ? 1 : 0 as CGFloat,
    ]
    return attributes
  }

  /// The PostScript name of the font; for the system font a name like UIKit's, such as
  /// `.SFUI-Semibold`.
  public var postscriptName: String {
    switch design {
    case .system, .form: ".SFUI-\(weight.styleName(isItalic: isItalic))"
    case .face(let face): face.postScriptName ?? face.name
    case .named(let name): name
    }
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { changed { $0.size = size } }

  /// Returns the descriptor with the given attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(like: self, attributes)
  }

  /// Returns the descriptor with another transform of the glyphs.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    changed { $0.matrix = matrix }
  }

  /// Returns the descriptor with the weight and slant of words such as "Demi Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0.apply(newFace, for: .face) }
  }

  /// Returns the descriptor with another family and its current weight and slant.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.apply(newFamily, for: .family) }
  }

  /// Returns the system font's descriptor with another design; nil if this is not the system font.
  ///
  /// - Note: Partly: replaced with the system font, which is reported as a problem of the screen.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch self.design {
    case .system, .form: changed { $0.design = design == .default ? .system : .form(design) }
    case .face, .named: nil
    }
  }

  private func changed(_ change: (inout DescribedFont) -> Void) -> UIFontDescriptor {
    var described = DescribedFont(self)
    change(&described)
    return descriptor(for: described)
  }

  private func descriptor(for described: DescribedFont) -> UIFontDescriptor {
    UIFontDescriptor(
      design: described.design, weight: described.weight, isItalic: described.isItalic,
      pointSize: described.size,
      textStyle: described.style, matrix: described.matrix, kept: kept)
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another descriptor describes an equal font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return design == other.design && weight == other.weight && isItalic == other.isItalic
      && pointSize == other.pointSize && textStyle == other.textStyle && matrix == other.matrix
  }

  /// A hash value consistent with `isEqual(_:)`.
  open override var hash: Int {
    [Double(pointSize), Double(weight.rawValue), isItalic ? 1 : 0].stableHash
  }
}
