extension AppFolder {
  /// What the app's bundle holds beside what is compiled: each file's name there and where it lies, in
  /// order.
  package var resources: [(name: String, path: String)] { index.resources }

  /// Whether there is anything that a screen asks for, beside sources.
  package var hasAssets: Bool {
    let asked = [
      index.storyboards, index.nibs, index.imageSets, index.colorSets, index.dataSets,
      index.pictures,
    ]
    return hasTexts || asked.contains { !$0.isEmpty } || !index.fonts.isEmpty
  }

  /// Whether there are texts.
  package var hasTexts: Bool {
    [index.strings, index.plurals, index.catalogues].contains { !$0.isEmpty }
  }

  /// Where the app's `Info.plist` lies; nil if it has none.
  package var propertyList: String? { index.propertyList }
}
