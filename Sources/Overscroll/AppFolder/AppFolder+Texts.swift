import Foundation
package import HeadlessUIKit

extension AppFolder {
  /// All texts of the folder, for code on any thread.
  package var texts: AppTexts {
    let names = Set(
      index.strings.keys.sorted() + index.plurals.keys.sorted() + index.catalogues.keys.sorted())
    let tables = names.sorted().map { ($0, table($0)) }
    return AppTexts(language: language, tables: Dictionary(uniqueKeysWithValues: tables))
  }

  /// Reads a table of texts. A catalogue has precedence over a `.strings` file, which has
  /// precedence over a `.stringsdict` file of the same name. In a translation, keys without a text
  /// use that of the language in which the app was written.
  func readTable(_ name: String) -> AppTexts.Table {
    var table = AppTexts.Table()
    if let file = index.catalogues[name], let catalogue = catalogue(file) {
      table = catalogue.table(in: original == nil ? nil : language)
    }
    if let file = index.strings[name] {
      table.texts.merge(strings(file)) { known, _ in known }
    }
    if let file = index.plurals[name] {
      table.plurals.merge(plurals(file)) { known, _ in known }
    }
    if let others = original?.table(name) {
      table.fill(from: others)
    }
    return table
  }

  private func strings(_ file: String) -> [String: String] {
    guard let data = AppFile.contents(file) else {
      note("the file does not exist", in: file)
      return [:]
    }
    do {
      return try StringsFile(data).texts
    } catch {
      note("the file is not a valid string table", in: file, error.line)
      return [:]
    }
  }

  private func plurals(_ file: String) -> [String: PluralText] {
    guard let data = AppFile.contents(file) else {
      note("the file does not exist", in: file)
      return [:]
    }
    do {
      return try PluralsFile(data).plurals
    } catch {
      note("the file is not a valid string table", in: file, DamagedLine.propertyList(error))
      return [:]
    }
  }

  func catalogue(_ file: String) -> StringCatalogue? {
    guard let data = AppFile.contents(file) else {
      note("the file does not exist", in: file)
      return nil
    }
    do {
      return try JSONDecoder().decode(StringCatalogue.self, from: data)
    } catch {
      note("the file is not a valid string catalog", in: file, DamagedLine.json(data, error))
      return nil
    }
  }
}
