extension AppFolder {
  /// The files of the app's bundle that are not compiled, in order: name in the bundle and path.
  package var resources: [(name: String, path: String)] { index.resources }

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
