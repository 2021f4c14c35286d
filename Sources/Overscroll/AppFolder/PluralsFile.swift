import Foundation
import HeadlessUIKit

/// A table of texts that depend on numbers, from a `.stringsdict` file
/// (https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals).
struct PluralsFile {
  let plurals: [String: PluralText]

  /// Reads a file.
  ///
  /// - Throws: Foundation's error if the data is not a property list.
  init(_ data: Data) throws {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    plurals = (list as? [String: [String: Any]] ?? [:]).compactMapValues(Self.text)
  }

  private static func text(_ entry: [String: Any]) -> PluralText? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { value -> [PluralCategory: String]? in
      guard let variable = value as? [String: String],
        variable["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
      else { return nil }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases { forms[category] = variable[category.rawValue] }
      return forms
    }
    return PluralText(format: format, variables: variables)
  }
}
