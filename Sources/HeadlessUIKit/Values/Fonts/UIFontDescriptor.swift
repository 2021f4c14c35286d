public import Foundation
public import Typography

/// What a font is, apart from its size: family, weight, slant.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  enum Design: Hashable, Sendable {
    case system
    /// Another form of the system font.
    case form(SystemDesign)
    case face(FontFace)
    /// By the name of a font or a family, which is looked for when a font is made.
    case named(String)
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
    /// Wide letters.
    ///
    /// - Note: Partly: no font here has any; a descriptor with it is that of its other traits.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    ///
    /// - Note: Partly: no font here has any; a descriptor with it is that of its other traits.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of one width.
    ///
    /// - Note: Partly: the system font stands for it, which is a problem of the screen.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Less room between lines.
    ///
    /// - Note: Partly: lines keep their distance.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More room between lines.
    ///
    /// - Note: Partly: lines keep their distance.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  let design: Design
  let weight: FontWeight
  let isItalic: Bool
  let textStyle: TextStyle?
  /// The size in points.
  public let pointSize: CGFloat
  /// What glyphs are drawn through.
  ///
  /// - Note: Partly: of the four numbers that are no move, those that stretch letters and have them lean;
  ///   they are not turned, made higher or moved.
  public let matrix: CGAffineTransform
  /// What it says that is only kept.
  private let kept: [AttributeName: Any]

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

  /// With what attributes say; a size of 0 is that of the font it is used for.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(
      like: UIFontDescriptor(
        design: .system, weight: .regular, isItalic: false, pointSize: 0, textStyle: nil),
      attributes)
  }

  /// The font of a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font of a name, drawn through a transform.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// That of a text style at the screen's text size.
  @preconcurrency @MainActor
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same at the text size of `traitCollection`; nil takes the screen's.
  @preconcurrency @MainActor
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  private convenience init(like other: UIFontDescriptor, _ attributes: [AttributeName: Any]) {
    var said = DescribedFont(other)
    // In an order of their own: what is said last wins.
    for name in DescribedFont.names {
      if let value = attributes[name] { said.take(value, for: name) }
    }
    var kept = other.kept
    for name in Self.onlyKept { kept[name] = attributes[name] ?? kept[name] }
    self.init(
      design: said.design, weight: said.weight, isItalic: said.isItalic, pointSize: said.size,
      textStyle: said.style, matrix: said.matrix, kept: kept)
  }

  private static let onlyKept: [AttributeName] = [
    .visibleName, .characterSet, .cascadeList, .fixedAdvance, .featureSettings,
  ]

  /// Bold from semibold on; italic if slanted.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if weight >= .semibold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if design == .form(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same family with these traits; nil where the family has no such font. A font that the app brings has
  /// no family here.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits != symbolicTraits else { return self }
    var said = DescribedFont(self)
    if case .face = design { return nil }
    said.take(traits.rawValue, for: SymbolicTraits.self)
    return made(said)
  }

  /// What the descriptor says of an attribute; nil for what it does not say.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Everything that it says.
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

  /// The font's name, as UIKit's system font has it for that: `.SFUI-Semibold`.
  public var postscriptName: String {
    switch design {
    case .system, .form: ".SFUI-\(weight.styleName(isItalic: isItalic))"
    case .face(let face): face.postScriptName ?? face.name
    case .named(let name): name
    }
  }

  /// The same at another size in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { changed { $0.size = size } }

  /// The same with what attributes say instead.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(like: self, attributes)
  }

  /// The same, drawn through a transform.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    changed { $0.matrix = matrix }
  }

  /// The weight and slant that words such as "Demi Bold Italic" say.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0.take(newFace, for: .face) }
  }

  /// A font of another family, as bold and as slanted as this one.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.take(newFamily, for: .family) }
  }

  /// The system font in another form; nil for a font that is none.
  ///
  /// - Note: Partly: shown in the system font, which is a problem of the screen.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch self.design {
    case .system, .form: changed { $0.design = design == .default ? .system : .form(design) }
    case .face, .named: nil
    }
  }

  private func changed(_ change: (inout DescribedFont) -> Void) -> UIFontDescriptor {
    var said = DescribedFont(self)
    change(&said)
    return made(said)
  }

  private func made(_ said: DescribedFont) -> UIFontDescriptor {
    UIFontDescriptor(
      design: said.design, weight: said.weight, isItalic: said.isItalic, pointSize: said.size,
      textStyle: said.style, matrix: said.matrix, kept: kept)
  }

  /// Itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether all attributes that say which font it is are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return design == other.design && weight == other.weight && isItalic == other.isItalic
      && pointSize == other.pointSize && textStyle == other.textStyle && matrix == other.matrix
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int {
    [Double(pointSize), Double(weight.rawValue), isItalic ? 1 : 0].stableHash
  }
}
