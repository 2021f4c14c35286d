extension NibReader {
  private static let accessibilityTraits: [(name: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header),
  ]

  /// Sets the accessibility properties that the element's configuration has. Without a
  /// configuration, nothing changes.
  func fillAccessibility<Part: _Object>(
    of object: Part, identifier: ReferenceWritableKeyPath<Part, String?>
  ) {
    guard let texts = reader("accessibility", key: "accessibilityConfiguration") else { return }
    if let label = texts.string("label") { object.accessibilityLabel = label }
    if let hint = texts.string("hint") { object.accessibilityHint = hint }
    if let value = texts.string("value") { object.accessibilityValue = value }
    if let name = texts["identifier"] { object[keyPath: identifier] = name }
    if let traits = texts.reader("accessibilityTraits", key: "traits") {
      object.accessibilityTraits = Self.accessibilityTraits.reduce(into: []) {
        if traits.bool($1.name) == true { $0.insert($1.trait) }
      }
      traits.ignore("none")
      traits.reportUnread()
    }
    if let isElement = texts.reader("bool", key: "isElement") {
      object.isAccessibilityElement = isElement.bool("value") ?? object.isAccessibilityElement
    }
    texts.reportUnread()
  }
}
