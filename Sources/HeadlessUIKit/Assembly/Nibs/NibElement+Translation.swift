extension NibElement {
  /// The states of a button by the properties that hold their titles in a translation.
  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled", "focusedTitle": "focused",
  ]

  /// The attributes of an accessibility configuration by their properties in a translation.
  private static let accessibility = [
    "accessibilityLabel": "label", "accessibilityHint": "hint", "accessibilityValue": "value",
  ]

  /// Replaces a text of the element by that of a translation.
  ///
  /// - Parameter property: The name that Xcode writes behind the identifier: an attribute
  ///   (`text`), an attribute of a part (`configuration.title`), an item of a list
  ///   (`segmentTitles[0]`), the title of a button's state (`normalTitle`) or a text for assistive
  ///   technologies (`accessibilityLabel`). Items that the element does not have are ignored. An
  ///   attribute that nothing reads is reported later, as if it stood in the file.
  func translate(_ property: Substring, as translation: String) {
    if let state = Self.states[String(property)] {
      part("state", key: state).set("title", translation)
    } else if let name = Self.accessibility[String(property)] {
      part("accessibility", key: "accessibilityConfiguration").set(name, translation)
    } else if let dot = property.firstIndex(of: ".") {
      children.first { $0.attributes["key"] == String(property[..<dot]) }?
        .translate(property[property.index(after: dot)...], as: translation)
    } else if property.hasSuffix("]"), let bracket = property.firstIndex(of: "[") {
      let number = Int(property[property.index(after: bracket)...].dropLast())
      translateItem(number, of: String(property[..<bracket]), as: translation)
    } else {
      set(String(property), translation)
    }
  }

  /// Replaces the text of an item: a segment's title, or a string of a list.
  private func translateItem(_ number: Int?, of list: String, as translation: String) {
    let holder = first(list == "segmentTitles" ? "segments" : list)
    guard let number, let holder, holder.children.indices.contains(number) else { return }
    let item = holder.children[number]
    if item.name == "string" {
      item.setText(translation)
    } else {
      item.set("title", translation)
    }
  }

  /// Sets a text where the file has it: as a child element if it has several lines, else as an
  /// attribute.
  private func set(_ name: String, _ translation: String) {
    if let child = first("string", key: name) ?? first("mutableString", key: name) {
      child.setText(translation)
    } else {
      attributes[name] = translation
    }
  }

  private func setText(_ translation: String) {
    attributes["base64-UTF8"] = nil
    text = translation
  }

  /// Returns the child with a tag and a key, which is added if the file has none.
  private func part(_ name: String, key: String) -> NibElement {
    if let part = first(name, key: key) { return part }
    let part = NibElement(name: name, line: line, attributes: ["key": key])
    children.append(part)
    return part
  }
}
