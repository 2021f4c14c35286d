import Foundation

/// A locale as scenes write it: `de`, `pt-BR`, `zh-Hant`, `sr-Latn-RS`; `_` is as good as `-`.
///
/// Foundation makes a locale of any text, and one of a language that it does not know has English's words:
/// here language, script and region have to be known.
struct LocaleName {
  let locale: Locale

  /// Nil for what is no name, or none that this Foundation has words for.
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

  /// Whether a language is written so where nothing is said of it.
  private static func isUsual(_ name: String, of language: String) -> Bool {
    let whole = Locale.Language(identifier: language).maximalIdentifier
    return whole.hasPrefix(name.replacingOccurrences(of: "_", with: "-") + "-")
  }

  private static let known = Set(Locale.availableIdentifiers)

  /// Those that there are words for, in order.
  static let all = known.map { $0.replacingOccurrences(of: "_", with: "-") }.sorted()
}
