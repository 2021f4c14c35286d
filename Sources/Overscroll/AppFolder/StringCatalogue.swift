import HeadlessUIKit

/// A catalogue of texts, `.xcstrings`, as Xcode writes it.
struct StringCatalogue: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    let value: String
  }

  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    /// The plain text: its own, or what is said of most numbers and of other devices.
    var text: String? {
      stringUnit?.value ?? variations?.plural?["other"]?.text ?? variations?.device?["other"]?.text
    }

    /// Its forms by number; nil if it has none.
    var forms: [PluralCategory: String]? {
      guard let plural = variations?.plural else { return nil }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        forms[category] = plural[category.rawValue]?.text
      }
      return forms
    }
  }

  let sourceLanguage: String?
  let strings: [String: Entry]

  /// Those that any text is in, and the one that all are.
  var languages: Set<String> {
    var found: Set = [sourceLanguage ?? "en"]
    for (_, entry) in strings.sorted(by: { $0.key < $1.key }) {
      found.formUnion((entry.localizations ?? [:]).keys.sorted())
    }
    return found
  }

  /// The texts in a language; nil for the one that the app was written in. Keys stand for themselves where
  /// there is no entry for it.
  func table(in language: String?) -> AppTexts.Table {
    let language = language ?? sourceLanguage ?? "en"
    let own = strings.compactMapValues { $0.localizations?[language] }
    return AppTexts.Table(
      texts: own.compactMapValues { $0.forms == nil ? $0.text : nil },
      plurals: own.compactMapValues { localization in
        guard let forms = localization.forms else { return nil }
        return PluralText(format: "%#@value@", variables: ["value": forms])
      })
  }
}
