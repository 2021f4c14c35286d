import Foundation

/// A matcher that selects one of an app's languages for a locale.
struct LanguageMatch {
  /// The acceptable languages in lower case, best first: for Brazil `pt-br`, `pt`; for China
  /// `zh-cn`, `zh-hans`, `zh`.
  private let wanted: [String]

  init(_ locale: Locale) {
    let whole = Locale.Language(identifier: locale.language.maximalIdentifier)
    let language = locale.language.languageCode?.identifier ?? ""
    let (script, region) = (whole.script?.identifier, locale.region?.identifier)
    // Translations of a language in two scripts count as two languages.
    let usual = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    let isUsual = script == usual.script?.identifier
    var names: [String?] = [
      script.flatMap { script in region.map { "\(language)-\(script)-\($0)" } },
      region.map { "\(language)-\($0)" },
    ]
    names.append(script.map { "\(language)-\($0)" })
    // Parent locales have precedence: Mexican Spanish is closer to Latin American Spanish than to
    // that of Spain.
    var parent = locale.language.parent
    while let nearer = parent, nearer.languageCode?.identifier == language {
      names.append(nearer.minimalIdentifier == language ? nil : nearer.minimalIdentifier)
      parent = nearer.parent
    }
    if isUsual { names.append(language) }
    wanted = names.compactMap { $0?.lowercased() }
  }

  /// Returns the best of an app's languages; nil if none is acceptable.
  func best(of known: [String]) -> String? {
    let plain = known.map { $0.replacingOccurrences(of: "_", with: "-").lowercased() }
    return wanted.lazy.compactMap { plain.firstIndex(of: $0).map { known[$0] } }.first
  }
}
