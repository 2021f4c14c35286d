import Foundation

/// A reader of one element, which applies the variations for the screen's size classes and records
/// the attributes and children read.
@MainActor
struct NibReader {
  let element: NibElement
  let nib: NibInstantiation
  /// The variations that apply, with the most specific last.
  private let variations: [NibElement]

  /// The attributes that only Interface Builder uses, or that other code reads.
  private static let ignoredAttributes: Set<String> = [
    "id", "key", "userLabel", "sceneMemberID", "fixedFrame", "misplaced", "ambiguous",
    "customClass", "customModule", "customModuleProvider", "verifyAmbiguity", "colorLabel",
    "wantsToDecorateBackground", "useStoryboardIdentifierAsRestorationIdentifier",
    "restorationIdentifier", "storyboardIdentifier", "catalog", "placeholder",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
  ]

  /// The elements that only Interface Builder uses.
  private static let ignoredElements: Set<String> = [
    "variation", "nil", "point", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedTopBarMetrics", "simulatedToolbarMetrics",
    "simulatedTabBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "userGuides", "designable", "connections", "extendedEdge",
    "animations", "constraints", "value", "modalFormSheetSimulatedSizeMetrics",
  ]

  init(_ element: NibElement, of nib: NibInstantiation) {
    self.element = element
    self.nib = nib
    let traits = nib.environment.traits
    variations = element.children
      .filter { $0.name == "variation" && Self.applies($0.attributes["key"] ?? "", for: traits) }
      .enumerated()
      .sorted { ($0.element.special, $0.offset) < ($1.element.special, $1.offset) }
      .map(\.element)
  }

  /// Returns whether a variation applies to size classes, given a key like
  /// `heightClass=regular-widthClass=compact`.
  private static func applies(_ key: String, for traits: UITraitCollection) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
  }

  // MARK: Attributes

  /// The text of an attribute, or nil.
  subscript(name: String) -> String? {
    element.readAttributes.insert(name)
    return variations.last { $0.attributes[name] != nil }?.attributes[name]
      ?? element.attributes[name]
  }

  /// Marks attributes as read that have no effect here.
  func ignore(_ names: String...) { element.readAttributes.formUnion(names) }

  func bool(_ name: String) -> Bool? {
    guard let text = self[name] else { return nil }
    if text == "YES" { return true }
    if text != "NO" { reportValue(text, of: name) }
    return false
  }

  /// Returns a finite number. Other values are reported, and nil is returned.
  func number(_ name: String) -> CGFloat? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text), number.isFinite else {
      reportValue(text, of: name)
      return nil
    }
    return CGFloat(number)
  }

  func integer(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: Double($0).rounded()) }
  }

  /// Returns the value of an attribute's keyword. Unknown keywords are reported, and nil is
  /// returned.
  func option<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = values[text] else {
      reportValue(text, of: name)
      return nil
    }
    return value
  }

  func reportValue(_ value: String, of name: String) {
    nib.report(.unknownValue(value, attribute: name, element: element.name), at: element)
  }

  // MARK: Children

  /// Returns the child with an element name and, if given, a key.
  func child(_ name: String, key: String? = nil) -> NibElement? {
    let own = element.children.filter {
      $0.name == name && (key == nil || $0.attributes["key"] == key)
    }
    for child in own { child.isRead = true }
    return variations.reversed().lazy.compactMap { $0.first(name, key: key) }.first ?? own.first
  }

  /// Returns a reader of the child with an element name and, if given, a key.
  func reader(_ name: String, key: String? = nil) -> NibReader? {
    child(name, key: key).map { NibReader($0, of: nib) }
  }

  /// Returns all children with an element name.
  func children(_ name: String) -> [NibElement] {
    let found = element.children.filter { $0.name == name }
    for child in found { child.isRead = true }
    return found
  }

  /// Returns the child with a key whose element name is a key of the table.
  func child<Value>(key: String, in table: [String: Value]) -> NibElement? {
    element.children.first { $0.attributes["key"] == key && table[$0.name] != nil }
  }

  /// Returns whether an element listed in a mask, `subviews` or `constraints`, is installed for the
  /// size classes.
  func isInstalled(_ id: String?, mask: String) -> Bool {
    guard let id else { return true }
    var isInstalled = true
    for variation in variations {
      guard let mask = variation.first("mask", key: mask) else { continue }
      for entry in mask.children where entry.attributes["reference"] == id {
        isInstalled = entry.name == "include"
      }
    }
    return isInstalled
  }

  /// Returns a text: from an attribute, or from a child if it has several lines.
  func string(_ name: String) -> String? {
    if let text = self[name] { return text }
    return (child("string", key: name) ?? child("mutableString", key: name)).map { text(of: $0) }
  }

  private func text(of element: NibElement) -> String {
    guard element.attributes["base64-UTF8"] == "YES" else { return element.text }
    let bare = String(element.text.filter { !$0.isWhitespace })
    let padded = bare + String(repeating: "=", count: (4 - bare.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? element.text
  }

  /// Reports the attributes and children that were not read.
  func reportUnread() {
    let names = element.attributes.keys.sorted()
    for name in names where !element.countsAsRead && !element.readAttributes.contains(name) {
      guard !Self.ignoredAttributes.contains(name) else { continue }
      nib.report(.unknownAttribute(name, element: element.name), at: element)
    }
    for child in element.children where !child.isRead {
      guard !Self.ignoredElements.contains(child.name) else { continue }
      nib.report(.unknownElement(child.name, key: child.attributes["key"]), at: child)
    }
  }
}

extension NibElement {
  /// The number of conditions of a variation; 0 for the default.
  fileprivate var special: Int {
    (attributes["key"] ?? "").split(separator: "=").count - 1
  }
}
