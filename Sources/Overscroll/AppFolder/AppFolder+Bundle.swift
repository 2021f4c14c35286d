extension AppFolder {
  /// The files of the app's bundle that are not compiled, in order: name in the bundle and path.
  package var resources: [(name: String, path: String)] { index.resources }

  /// The nibs, storyboards and Core Data models with the names that they have in an app's bundle,
  /// in order.
  ///
  /// Each is a link to the source, for apps that ask whether it exists.
  package var compiledInterfaces: [(name: String, path: String)] {
    func files(_ table: [String: String], _ kind: String) -> [(name: String, path: String)] {
      table.keys.sorted().compactMap { name in table[name].map { ("\(name).\(kind)", $0) } }
    }
    return files(index.nibs, "nib") + files(index.storyboards, "storyboardc")
      + files(index.models, "momd")
  }

  /// Whether the folder contains anything other than sources that a screen may use.
  package var hasAssets: Bool {
    let asked = [
      index.storyboards, index.nibs, index.imageSets, index.colorSets, index.dataSets,
      index.pictures,
    ]
    return hasTexts || asked.contains { !$0.isEmpty } || !index.fonts.isEmpty
  }

  /// Whether the folder contains localised texts.
  package var hasTexts: Bool {
    [index.strings, index.plurals, index.catalogues].contains { !$0.isEmpty }
  }

  /// The path of the app's `Info.plist`; nil without one.
  package var propertyList: String? { index.propertyList }
}
