import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import TestSupport
import Testing
import Typography

/// Localised texts and fonts in an app's folder.
@MainActor
struct AppTextsTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func texts() throws -> AppTexts { try AppFolder(path: folder.path).texts }

  @Test(
    "The last of two precisions counts, as in Apple's C library",
    arguments: [
      ("%.0.2f", "1.50"), ("v1.0.2 %.0.3f%%", "v1.0.2 1.500%"), ("%1$.1.2f", "1.50"),
      ("%.1f", "1.5"),
    ])
  func precisions(_ format: String, _ expected: String) throws {
    #expect(try texts().filled(format, [1.5]) == expected)
  }

  private func arguments(_ values: [any Sendable]) -> [any CVarArg] {
    values.compactMap { value in
      (value as? String).map { NSString(string: $0) } ?? value as? any CVarArg
    }
  }

  @Test(
    "A value of a format that does not fit its argument shows the argument, and is reported",
    arguments: [
      ("%1$@ files in %2$lld", [3, "x"] as [any Sendable], "3 files in x"),
      ("%s", ["x"], "x"), ("%@", [4], "4"), ("%d", ["%d"], "%d"), ("%f", [1], "1"),
      ("%@ and %@", ["a"], "a and %@"), ("%1$999999999d", [1], "1"), ("%.999999999f", [1.5], "1.5"),
      ("%*d", [999_999_999, 1], "1"), ("%*d", ["a", 1], "1"), ("%*d", [Int.min, 1], "1"),
      ("50% off", [], "50% off"),
      ("%3$@", ["a"], "%@"), ("%n", [1], "1"), ("%%d %d", ["a"], "%d a"), ("%", [], "%"),
    ])
  func formats(_ format: String, _ values: [any Sendable], _ expected: String) throws {
    let arguments = arguments(values)
    let texts = try texts()
    let stage = try Stage(device: .iPhone8) { UIViewController() }
    let environment = stage.window.environment
    environment.run { #expect(texts.filled(format, arguments) == expected) }
    let notes = environment.problems.notes
    #expect(
      notes.count == 1 && notes[0].hasPrefix("the format '\(format)' does not fit"), "\(notes)")
  }

  @Test(
    "Formats that fit are filled as before",
    arguments: [
      ("%2$@ %1$lld", [3, "x"] as [any Sendable], "x 3"), ("%*d|", [5, 42], "   42|"),
      ("%*d|", [Int32(5), 42], "   42|"),
      ("%05.1f %x %c", [2.25, 255, 65], "002.2 ff A"),
      ("%i %u %lu %hhd", [1, 2, 3, 4], "1 2 3 4"), ("100%%", [], "100%"),
      ("%2$@ %d", [3, "x"], "x 3"), ("%1$*d|%2$@", [5, "x"], "    5|x"),
      ("%#@a@ %d %@", [3, "x"], "%#@a@ 3 x"),
    ])
  func fittingFormats(_ format: String, _ values: [any Sendable], _ expected: String) throws {
    #expect(try texts().filled(format, arguments(values)) == expected)
  }

  @Test("The widths of a text have a limit together") func widths() throws {
    let format = String(repeating: "%4096d", count: 1000)
    let filled = try texts().filled(format, (0..<1000).map { $0 })
    #expect((1 << 16..<1 << 17).contains(filled.utf8.count))
  }

  @Test("Variables that contain themselves several times end") func nestedVariables() throws {
    let many = String(repeating: "%1$#@a@", count: 30)
    let rule = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    try folder.write(
      "Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(many)</string>
      <key>a</key><dict>\(rule)<key>other</key><string>x\(many)</string></dict></dict></dict></plist>
      """)
    let texts = try texts()
    let filled = texts.filled(texts.text("k", table: nil, value: nil), [7])
    #expect((8...256).contains(filled.count) && filled.allSatisfy { $0 == "x" }, "\(filled)")
  }

  @Test(
    "Strings tables in the old format are read",
    arguments: [
      (#""a" = "b";"#, ["a": "b"]),
      ("// c\n/* \"x\" = \"y\"; */ a_b = c.d;\n", ["a_b": "c.d"]),
      (#""say \"hi\"" = "l\n\U00e9\\";"#, ["say \"hi\"": "l\né\\"]),
      (#""key";"#, ["key": "key"]),
      ("", [:]),
    ])
  func tables(_ text: String, _ expected: [String: String]) throws {
    for encoding in [String.Encoding.utf8, .utf16] {
      let data = try #require(text.data(using: encoding))
      try data.write(to: URL(filePath: "\(folder.path)/Localizable.strings"))
      let app = try AppFolder(path: folder.path)
      for (key, value) in expected.sorted(by: { $0.key < $1.key }) {
        #expect(app.text(key) == value)
      }
      #expect(app.text("other") == nil)
      #expect(app.problems == [])
    }
  }

  @Test(
    "A damaged table is reported with its line",
    arguments: [
      ("\"a\" = \"b\";\n\"c\" = \"d\"\n\n\"e\" = \"f\";", 4), ("\n\n\"a\" = \"b", 3),
      ("/*\n\n", 1), ("{}", 1), ("\"a\" \"b\";", 1),
    ])
  func damage(_ text: String, _ line: Int) throws {
    try folder.write("Localizable.strings", text)
    let app = try AppFolder(path: folder.path)
    #expect(app.text("a") == nil)
    #expect(app.problems == ["Localizable.strings:\(line): the file is not a valid string table"])
  }

  @Test(
    "Plural forms depend on the language",
    arguments: [
      ("en", "one other other other other other other"),
      ("de-AT", "one other other other other other other"),
      ("fr", "one other other other other other one"),
      ("ja", "other other other other other other other"),
      ("ru", "one few many many one few many"),
      ("pl", "one few many many many few many"),
      ("cs", "one few other other other other other"),
      ("ar", "one two few many many many zero"),
    ])
  func forms(_ language: String, _ expected: String) {
    let numbers = [1.0, 2, 5, 11, 21, 22, 0]
    let forms = numbers.map { PluralCategory(of: $0, language: language).rawValue }
    #expect(forms.joined(separator: " ") == expected)
  }

  @Test func severalNumbersInOneTextHaveEachItsForm() throws {
    func variable(_ name: String, _ one: String, _ other: String, zero: String = "") -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      \(zero.isEmpty ? "" : "<key>zero</key><string>\(zero)</string>")
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    try folder.write(
      "Localizable.stringsdict",
      """
      <plist version="1.0"><dict><key>found</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%@: %#@files@ in %#@folders@, 100%%</string>
      \(variable("files", "a file", "%d files", zero: "nothing"))
      \(variable("folders", "%d folder", "%d folders"))</dict></dict></plist>
      """)
    let texts = try texts()
    let format = texts.text("found", table: nil, value: nil)
    func text(_ files: Int, _ folders: Int) -> String {
      texts.filled(format, [NSString("Found"), files, folders])
    }
    #expect(text(1, 2) == "Found: a file in 2 folders, 100%")
    #expect(text(0, 1) == "Found: nothing in 1 folder, 100%")
    #expect(text(7, 0) == "Found: 7 files in 0 folders, 100%")
    #expect(texts.filled("%d %@", [3, NSString("x")]) == "3 x")
    #expect(texts.text("other", table: nil, value: "") == "other")
    #expect(texts.text("other", table: "None", value: "value") == "value")
  }

  /// Writes a folder in English, a German translation that lacks a text, one for Brazil, and two
  /// for China.
  private func writeTranslations() throws {
    try folder.write("en.lproj/Localizable.strings", #""a" = "apple"; "b" = "bread";"#)
    try folder.write("de.lproj/Localizable.strings", #""a" = "Apfel";"#)
    try folder.write("pt_BR.lproj/Localizable.strings", #""a" = "maçã";"#)
    try folder.write("zh-Hans.lproj/Localizable.strings", #""a" = "苹果";"#)
    try folder.write("zh-Hant.lproj/Localizable.strings", #""a" = "蘋果";"#)
    try folder.write("es-419.lproj/Localizable.strings", #""a" = "manzana";"#)
    try folder.write(
      "Files.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"n": {"localizations": {
        "en": {"stringUnit": {"value": "one"}},
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Datei"}},
          "other": {"stringUnit": {"value": "%lld Dateien"}}}}}}}}}
      """)
  }

  @Test(
    "Texts come from the translation nearest to the locale",
    arguments: [
      (nil, "en", "apple"), ("en", "en", "apple"), ("de", "de", "Apfel"), ("de_AT", "de", "Apfel"),
      ("pt_BR", "pt-BR", "maçã"), ("zh_CN", "zh-Hans", "苹果"), ("zh_TW", "zh-Hant", "蘋果"),
      ("es_MX", "es-419", "manzana"), ("fr", "en", "apple"), ("pt", "en", "apple"),
    ])
  func translations(_ name: String?, _ language: String, _ text: String) throws {
    try writeTranslations()
    let app = try AppFolder(path: folder.path, locale: name.map { Locale(identifier: $0) })
    #expect(app.language == language)
    #expect(app.text("a") == text)
    #expect(app.text("b") == "bread")
    let known = "de, en, es-419, pt-BR, zh-Hans, zh-Hant"
    #expect(
      app.problems
        == (["fr", "pt"].contains(name)
          ? ["the app has no texts in '\(name ?? "")': \(folder.path) has \(known)"] : []))
  }

  @Test func aTranslationsFormsComeBeforeTheOriginalsText() throws {
    try writeTranslations()
    let german = try AppFolder(path: folder.path, locale: Locale(identifier: "de")).texts
    let format = german.text("n", table: "Files", value: nil)
    #expect(german.filled(format, [1]) == "1 Datei")
    #expect(german.filled(format, [2]) == "2 Dateien")
    #expect(try texts().text("n", table: "Files", value: nil) == "one")
  }

  @Test func storyboardsAndPicturesAreTheTranslations() throws {
    try folder.write(
      "A.xcassets/flag.imageset/Contents.json",
      #"{"images": [{"filename": "german.png", "locale": "de"}, {"filename": "all.png"}]}"#)
    for (file, side) in [("all", 1), ("german", 2)] {
      let picture = Bitmap(width: side, height: side)
      try Data(picture.encodedAsPNG()).write(
        to: URL(filePath: "\(folder.path)/A.xcassets/flag.imageset/\(file).png"))
    }
    try folder.write("Base.lproj/Main.storyboard", "base")
    try folder.write("de.lproj/Main.storyboard", "german")
    for (locale, side, text) in [(nil, 1, "base"), ("de", 2, "german")]
      as [(String?, CGFloat, String)]
    {
      let app = try AppFolder(path: folder.path, locale: locale.map { Locale(identifier: $0) })
      let image = try #require(app.image(named: "flag"))
      #expect(image.size == CGSize(width: side, height: side))
      let file = try #require(app.interface(named: "Main", as: .storyboard))
      #expect(String(decoding: file.data, as: UTF8.self) == text)
    }
  }

  @Test(
    "The texts of an interface in Base.lproj are those of the language",
    arguments: [
      (nil, [:]), ("en", [:]), ("fr", ["a.text": "bonjour"]),
      ("de", ["a.text": "hallo", "b.title": "ja"]), ("es", ["a.text": "hola"]),
    ] as [(String?, [String: String])])
  func interfaceTexts(_ name: String?, _ texts: [String: String]) throws {
    for file in ["Base.lproj/Main.storyboard", "Base.lproj/Row.xib", "Plain.storyboard"] {
      try folder.write(file, "base")
    }
    try folder.write("fr.lproj/Main.strings", #""a.text" = "bonjour";"#)
    try folder.write("de.lproj/Main.strings", #""a.text" = "hallo"; "b.title" = "ja";"#)
    try folder.write("de.lproj/Plain.strings", #""a.text" = "unused";"#)
    try folder.write(
      "mul.lproj/Main.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings":
       {"a.text": {"localizations": {"es": {"stringUnit": {"state": "new", "value": "hola"}}}}}}
      """)
    let app = try AppFolder(path: folder.path, locale: name.map { Locale(identifier: $0) })
    #expect(app.interface(named: "Main", as: .storyboard)?.texts == texts)
    #expect(app.interface(named: "Row", as: .nib)?.texts == [:])
    #expect(app.interface(named: "Plain", as: .storyboard)?.texts == [:])
    #expect(app.problems == [])
  }

  @Test(.needs(.inter)) func fontsOfTheFolderAreFoundByName() throws {
    let bold = Data(try InstalledFonts.bytes("Inter-Bold.otf"))
    try bold.write(to: URL(filePath: "\(folder.path)/own.otf"))
    try folder.write("torn.ttf", "no font")
    let app = try AppFolder(path: folder.path)
    let stage = try Stage(device: .iPhone8, assets: app) { UIViewController() }
    try stage.environment.run {
      for name in ["Inter-Bold", "Inter Bold", "Inter"] {
        let font = try #require(UIFont(name: name, size: 20), "\(name)")
        #expect(font.font.face.name == "Inter Bold" && font.fontDescriptor.pointSize == 20)
      }
      #expect(UIFont(name: "Inter-Thin", size: 20) == nil)
    }
    #expect(app.problems.count == 1 && app.problems[0].hasPrefix("torn.ttf: "))
  }
}
