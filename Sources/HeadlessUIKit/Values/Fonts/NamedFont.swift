import Typography

/// The weight and slant that a PostScript name describes, with its family checked against iOS.
struct NamedFont: Hashable {
  let weight: FontWeight
  let isItalic: Bool
  /// Whether the name is one of the system font's names.
  let isSystem: Bool

  private static let system = [
    ".SFUI", ".SFUIText", ".SFUIDisplay", ".AppleSystemUIFont", "SFProText", "SFProDisplay",
  ]
  /// The families on every iOS with Latin letters or symbols
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
  /// The words for weights. Longer words are first, since "DemiBold" also contains "Bold".
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("demibold", .semibold), ("semibold", .semibold),
    ("extrabold", .heavy), ("light", .light), ("medium", .medium), ("heavy", .heavy),
    ("black", .black), ("bold", .bold),
  ]

  /// Reads the weight and slant from style words such as "Demi Bold Italic".
  init(style: String) {
    let style = style.filter { $0 != " " }.lowercased()
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
    isItalic = style.contains("italic") || style.contains("oblique")
    isSystem = false
  }

  /// Reads a PostScript name; nil for a family that iOS does not have. Spaces are ignored: "Gill
  /// Sans" equals "GillSans".
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
