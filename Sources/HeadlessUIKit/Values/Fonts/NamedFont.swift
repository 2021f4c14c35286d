import Typography

/// What a PostScript name says of a font: its family, how bold and how slanted it is.
struct NamedFont: Hashable {
  let weight: FontWeight
  let isItalic: Bool
  /// Whether it is one of the names of the system font.
  let isSystem: Bool

  private static let system = [
    ".SFUI", ".SFUIText", ".SFUIDisplay", ".AppleSystemUIFont", "SFProText", "SFProDisplay",
  ]
  /// Families with Latin letters, and of signs, that every iOS has
  /// (https://developer.apple.com/fonts/system-fonts/).
  private static let families = [
    "AcademyEngravedLetPlain", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo", "Arial",
    "ArialMT",
    "ArialRoundedMTBold", "Avenir", "AvenirNext", "AvenirNextCondensed", "Baskerville",
    "BodoniSvtyTwoITCTT",
    "BradleyHandITCTT", "Chalkboard", "ChalkboardSE", "Chalkduster", "Charter", "Cochin",
    "Copperplate",
    "Courier", "CourierNew", "CourierNewPS", "CourierNewPSMT", "Didot", "Futura", "Georgia",
    "GillSans",
    "Helvetica", "HelveticaNeue", "HoeflerText", "IowanOldStyle", "MarkerFelt", "Menlo",
    "Noteworthy",
    "Optima", "Palatino", "PalatinoLinotype", "Papyrus", "PartyLetPlain", "Rockwell",
    "SavoyeLetPlain",
    "SnellRoundhand", "Superclarendon", "Thonburi", "TimesNewRoman", "TimesNewRomanPS",
    "TimesNewRomanPSMT", "TrebuchetMS", "Verdana", "Zapfino", "Symbol", "ZapfDingbatsITC",
  ]
  /// Longer words first: a "DemiBold" is no "Bold".
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("demibold", .semibold), ("semibold", .semibold),
    ("extrabold", .heavy), ("light", .light), ("medium", .medium), ("heavy", .heavy),
    ("black", .black), ("bold", .bold),
  ]

  /// Of words such as "Demi Bold Italic".
  init(style: String) {
    let style = style.filter { $0 != " " }.lowercased()
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
    isItalic = style.contains("italic") || style.contains("oblique")
    isSystem = false
  }

  /// Nil for a family that is not on iOS. Spaces do not count: "Gill Sans" is "GillSans".
  init?(_ name: String) {
    let parts = name.filter { $0 != " " }.split(separator: "-", maxSplits: 1)
    guard let family = parts.first.map(String.init) else { return nil }
    isSystem = Self.system.contains(family)
    guard isSystem || Self.families.contains(family) else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
    isItalic = style.contains("italic") || style.contains("oblique")
  }
}
