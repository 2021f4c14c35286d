/// The families of Google's Noto fonts by writing system.
enum NotoFamily {
  /// Returns the families with a writing system, best first. The names are those of the files
  /// without "Noto" and the weight, such as `SansThai`.
  static func names(for script: Script, language: String?) -> [String] {
    if script == Script("Arab"), language == "ur" { return ["NastaliqUrdu", "SansArabic"] }
    return families[script] ?? common
  }

  /// The families with symbols and the letters of Europe.
  private static let common = ["Sans", "SansSymbols", "SansSymbols2", "SansMath", "Music"]

  /// The family of Chinese, Japanese and Korean, a collection.
  static let cjk = "SansCJK"

  private static let families: [Script: [String]] = {
    let names: [(StaticString, String)] = [
      ("Arab", "SansArabic"), ("Armn", "SansArmenian"), ("Beng", "SansBengali"), ("Bopo", cjk),
      ("Cans", "SansCanadianAboriginal"), ("Cher", "SansCherokee"), ("Deva", "SansDevanagari"),
      ("Ethi", "SansEthiopic"), ("Geor", "SansGeorgian"), ("Gujr", "SansGujarati"),
      ("Guru", "SansGurmukhi"), ("Hang", cjk), ("Hani", cjk), ("Hebr", "SansHebrew"),
      ("Hira", cjk), ("Java", "SansJavanese"), ("Kana", cjk), ("Khmr", "SansKhmer"),
      ("Knda", "SansKannada"), ("Laoo", "SansLao"), ("Mlym", "SansMalayalam"),
      ("Mong", "SansMongolian"), ("Mymr", "SansMyanmar"), ("Nkoo", "SansNKo"),
      ("Olck", "SansOlChiki"), ("Orya", "SansOriya"), ("Sinh", "SansSinhala"),
      ("Syrc", "SansSyriac"), ("Taml", "SansTamil"), ("Telu", "SansTelugu"),
      ("Tfng", "SansTifinagh"), ("Thaa", "SansThaana"), ("Thai", "SansThai"),
      ("Tibt", "SerifTibetan"), ("Vaii", "SansVai"), ("Yiii", "SansYi"),
    ]
    return Dictionary(uniqueKeysWithValues: names.map { (Script($0), [$1]) })
  }()

  /// Returns the index of the face of a language's forms in the collection of Chinese, Japanese and
  /// Korean.
  ///
  /// Kana and Hangul have one form. Chinese characters of other languages are simplified Chinese,
  /// as on an iPhone set to English.
  static func index(for script: Script, language: String?) -> Int {
    if script == Script("Hang") { return 1 }
    if script == Script("Hira") || script == Script("Kana") { return 0 }
    let parts = (language ?? "").split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": return 0
    case "ko": return 1
    case "zh" where parts.contains("HK") || parts.contains("MO"): return 4
    case "zh" where parts.contains("Hant") || parts.contains("TW"): return 3
    default: return 2
    }
  }

  /// Returns the file names of a family, nearest weight first.
  static func fileNames(_ family: String, weight: FontWeight) -> [String] {
    let exact = weight.openTypeName
    let styles = weight >= .semibold ? [exact, "Bold", "Regular"] : [exact, "Regular"]
    return styles.flatMap { style in
      ["ttf", "otf", "ttc"].map { "Noto\(family)-\(style).\($0)" }
    }
  }

  /// Returns the name of a writing system, and the package of Debian with a font for it; nil for
  /// those of `common`.
  static func package(for script: Script) -> (name: String, package: String)? {
    guard let family = families[script]?.first else { return nil }
    if family == cjk {
      return (script == Script("Hang") ? "Korean" : "Chinese or Japanese", "fonts-noto-cjk")
    }
    let words = family.dropFirst(family.hasPrefix("Sans") ? 4 : 5)
    let name = words.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? " \($1)" : "\($1)" }
    return (name == "N Ko" ? "N'Ko" : name, "fonts-noto-core")
  }
}
