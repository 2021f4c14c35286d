import HeadlessUIKit

/// A string catalogue (`.xcstrings`) of Xcode.
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

    /// The text without variations: the plain text, otherwise the plural form `other`, otherwise
    /// the form for other devices.
    var text: String? {
      stringUnit?.value ?? variations?.plural?["other"]?.text ?? variations?.device?["other"]?.text
    }

    /// The plural forms by category; nil without any.
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

  /// The languages of all texts, including the source language.
  var languages: Set<String> {
    var found: Set = [sourceLanguage ?? "en"]
    for (_, entry) in strings.sorted(by: { $0.key < $1.key }) {
      found.formUnion((entry.localizations ?? [:]).keys.sorted())
    }
    return found
  }

  /// Returns the texts in a language; nil is the language in which the app was written. Keys
  /// without a text are not in the table, and are shown as they are.
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
