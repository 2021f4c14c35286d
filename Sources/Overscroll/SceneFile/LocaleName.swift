import Foundation

/// A locale as written in scenes, for example `de`, `pt-BR`, `zh-Hant` or `sr-Latn-RS`. An
/// underscore is accepted in place of a hyphen.
///
/// Foundation creates a locale from any text and uses English for unknown languages. This type
/// therefore requires a known language, script and region.
struct LocaleName {
  let locale: Locale

  /// Creates a locale from its name; nil if the name is malformed or unknown to Foundation.
  init?(_ text: String) {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let language = parts.popFirst()?.lowercased(), Self.known.contains(language) else {
      return nil
    }
    var name = language
    if let script = parts.first, script.count == 4 {
      parts.removeFirst()
      name += "_\(script.prefix(1).uppercased())\(script.dropFirst().lowercased())"
      guard Self.known.contains(name) || Self.isUsual(name, of: language) else { return nil }
    }
    if let region = parts.popFirst()?.uppercased() {
      name += "_\(region)"
      guard Self.known.contains(name) || Locale.Region.isoRegions.contains(.init(region)) else {
        return nil
      }
    }
    guard parts.isEmpty else { return nil }
    locale = Locale(identifier: name)
  }

  /// Whether a script is the usual one of a language.
  private static func isUsual(_ name: String, of language: String) -> Bool {
    let whole = Locale.Language(identifier: language).maximalIdentifier
    return whole.hasPrefix(name.replacingOccurrences(of: "_", with: "-") + "-")
  }

  private static let known = Set(Locale.availableIdentifiers)

  /// The names of the locales known to Foundation, in alphabetical order.
  static let all = known.map { $0.replacingOccurrences(of: "_", with: "-") }.sorted()
}
