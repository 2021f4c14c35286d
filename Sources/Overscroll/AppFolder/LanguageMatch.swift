import Foundation

/// Which of the languages that an app has is the one for a locale.
struct LanguageMatch {
  /// What would do, the best first, in small letters: for Brazil `pt-br`, `pt`; for China `zh-cn`, `zh-hans`,
  /// `zh`.
  private let wanted: [String]

  init(_ locale: Locale) {
    let whole = Locale.Language(identifier: locale.language.maximalIdentifier)
    let language = locale.language.languageCode?.identifier ?? ""
    let (script, region) = (whole.script?.identifier, locale.region?.identifier)
    // Two translations of a language in two scripts are two languages.
    let usual = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    let isUsual = script == usual.script?.identifier
    var names: [String?] = [
      script.flatMap { script in region.map { "\(language)-\(script)-\($0)" } },
      region.map { "\(language)-\($0)" },
    ]
    names.append(script.map { "\(language)-\($0)" })
    // Spanish of Mexico is nearer to that of Latin America than to Spain's.
    var parent = locale.language.parent
    while let nearer = parent, nearer.languageCode?.identifier == language {
      names.append(nearer.minimalIdentifier == language ? nil : nearer.minimalIdentifier)
      parent = nearer.parent
    }
    if isUsual { names.append(language) }
    wanted = names.compactMap { $0?.lowercased() }
  }

  /// Nil for none of them.
  func best(of known: [String]) -> String? {
    let plain = known.map { $0.replacingOccurrences(of: "_", with: "-").lowercased() }
    return wanted.lazy.compactMap { plain.firstIndex(of: $0).map { known[$0] } }.first
  }
}
