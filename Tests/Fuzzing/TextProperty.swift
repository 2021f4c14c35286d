import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Overscroll

/// The property of texts (`.strings`, `.xcstrings`, `.stringsdict`): reading gives a table or a
/// problem with a place, and each text can be filled with any arguments and has a bounded length.
@MainActor
enum TextProperty {
  private static let tree = try? ScratchTree(
    ["Localizable.strings", "Plain.xcstrings", "Plurals.stringsdict", "de.lproj/Plain.strings"])
  private static let stage = try? Stage(device: .iPhone8) { UIViewController() }
  /// The number of texts of a table that are filled.
  private static let mostTexts = 16
  /// The length of the widths and digits of a text, with some for numbers and the texts of
  /// arguments.
  private static let longest = 1 << 20

  private static let arguments: [[any CVarArg]] = [
    [], [3], [NSString(string: "x")], [2.5],
    [NSString(string: "x"), 3, NSString(string: "y"), 4.5], [1, NSString(string: "x"), -2],
  ]

  static func complaint(_ bytes: [UInt8]) -> String? {
    guard let tree, let stage else { return "no folder or no stage" }
    do {
      try tree.fill(bytes)
      let app = try AppFolder(path: tree.path, locale: Locale(identifier: "de"))
      let texts = app.texts
      for table in ["Localizable", "Plain", "Plurals"] {
        let known = app.table(table)
        let keys = (known.texts.keys.sorted() + known.plurals.keys.sorted()).prefix(mostTexts)
        for key in keys {
          if let complaint = stage.window.environment.run({ filling(key, table, of: texts) }) {
            return complaint
          }
        }
      }
      let problems = app.problems.filter { !$0.hasPrefix("the app has no texts") }
      return ProblemPlaces.complaint(problems, about: bytes)
    } catch { return "\(error)" }
  }

  private static func filling(_ key: String, _ table: String, of texts: AppTexts) -> String? {
    let format = texts.text(key, table: table, value: nil)
    for arguments in arguments {
      let filled = texts.filled(format, arguments)
      if filled.utf8.count > longest { return "\(filled.utf8.count) bytes of '\(format)'" }
    }
    return nil
  }
}
