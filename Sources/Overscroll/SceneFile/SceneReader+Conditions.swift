import Foundation
import HeadlessUIKit
import Typography

/// Reading of the conditions that a screen is shown under.
extension SceneReader {
  /// The keys of conditions in scenes and panels, other than `device` and `display`.
  static let conditionKeys =
    [
      "theme", "style", "text-size", "locale", "direction", "orientation",
    ] + timeKeys + ["status-bar"]

  /// Reads the specified conditions. The caller has checked that all keys are known.
  ///
  /// - Parameter outer: The conditions that apply where a key is not specified.
  mutating func conditions(
    _ fields: [String: SceneNode.Entry], inside outer: StageConditions
  ) -> ConditionChanges {
    var changes = ConditionChanges()
    if let entry = fields["device"] { changes.device = device(entry.value) }
    if let entry = fields["display"] { changes.display = display(entry.value) }
    if let first = fields["theme"], let second = fields["style"] {
      let later = first.keyRange.line > second.keyRange.line ? first : second
      report(.sameTwice("theme", "style"), later.keyRange, path: later.key)
    }
    for key in ["theme", "style"] {
      guard let entry = fields[key] else { continue }
      changes.style = style(entry.value, path: key)
    }
    if let entry = fields["text-size"] { changes.textSize = textSize(entry.value) }
    if let entry = fields["locale"] { changes.locale = locale(entry.value) }
    if let entry = fields["direction"] { changes.direction = layoutDirection(entry.value) }
    if let entry = fields["orientation"] {
      changes.orientation = orientation(entry.value, path: "orientation")
    }
    if let entry = fields["status-bar"] { changes.statusBarTime = statusBar(entry.value) }
    readTime(fields, inside: outer, into: &changes)
    return changes
  }

  private mutating func display(_ node: SceneNode) -> DisplayRate? {
    wholeNumber(node, path: "display", in: DisplayRate.range).flatMap(DisplayRate.init)
  }

  private mutating func style(_ node: SceneNode, path: String) -> UIUserInterfaceStyle? {
    word(node, path: path, of: Self.themes, as: .theme).map { $0 == "dark" ? .dark : .light }
  }

  /// Reads a locale: a language with an optional script and region.
  private mutating func locale(_ node: SceneNode) -> Locale? {
    guard let text = text(node, path: "locale") else { return nil }
    if let locale = LocaleName(text)?.locale { return locale }
    reportUnknownLocale(text, node.range, path: "locale")
    return nil
  }

  private mutating func layoutDirection(_ node: SceneNode) -> UIUserInterfaceLayoutDirection? {
    word(node, path: "direction", of: Self.directions, as: .direction)
      .map { $0 == "rtl" ? .rightToLeft : .leftToRight }
  }

  /// Reads `{time: "10:09"}`. The text is limited to a few characters, because the status bar has
  /// little space.
  private mutating func statusBar(_ node: SceneNode) -> String? {
    let path = "status-bar"
    guard let fields = fields(of: node, path: path, known: ["time"]),
      let time = required("time", fields, node, path: path),
      let text = text(time, path: "\(path).time")
    else { return nil }
    let isShort = (1...Self.longestTime).contains(text.count)
    guard isShort, !text.unicodeScalars.contains(where: { printable($0) != $0 }) else {
      reportWrong(time, .clockTime, path: "\(path).time")
      return nil
    }
    return text
  }

  static let themes = ["light", "dark"]
  static let directions = ["ltr", "rtl"]
  /// The number of characters that fit in the status bar to the left of a notch.
  static let longestTime = 8

  /// The names of the text sizes, from small to large.
  static let textSizes = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]

  private mutating func textSize(_ node: SceneNode) -> ContentSizeCategory? {
    word(node, path: "text-size", of: Self.textSizes, as: .textSize)
      .flatMap { Self.textSizes.firstIndex(of: $0) }.flatMap(ContentSizeCategory.init)
  }

  private mutating func device(_ node: SceneNode) -> Device? {
    guard case .mapping = node.content else {
      if case .text(let name, _) = node.content, let device = Device.preset(name) {
        return device
      }
      let names = Device.presets.map(\.identifier)
      return word(node, path: "device", of: names, as: .device).flatMap(Device.preset)
    }
    let keys = ["size", "scale", "safe-area"]
    guard let fields = fields(of: node, path: "device", known: keys) else { return nil }
    let sides = Double(Device.sides.lowerBound)...Double(Device.sides.upperBound)
    let size = required("size", fields, node, path: "device").flatMap {
      numbers($0, path: "device.size", counts: 2...2, in: sides, expecting: .pair)
    }
    let scales = Double(Device.scales.lowerBound)...Double(Device.scales.upperBound)
    let scale = required("scale", fields, node, path: "device")
      .flatMap { number($0, path: "device.scale", in: scales) }
    let area = fields["safe-area"].map { safeArea($0.value) } ?? Device.SafeArea(top: 20)
    guard let size, let scale, let area else { return nil }
    do {
      return try Device(
        size: CGSize(width: size[0], height: size[1]), scale: CGFloat(scale), safeArea: area)
    } catch {
      report(.impossibleDevice, fields["safe-area"]?.keyRange ?? node.range, path: "device")
      return nil
    }
  }

  private mutating func safeArea(_ node: SceneNode) -> Device.SafeArea? {
    let path = "device.safe-area"
    let sides: [(String, WritableKeyPath<Device.SafeArea, CGFloat>)] = [
      ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
    ]
    guard let fields = fields(of: node, path: path, known: sides.map(\.0)) else { return nil }
    var area = Device.SafeArea()
    for (key, side) in sides {
      guard let entry = fields[key] else { continue }
      let limits = 0...Double(Device.sides.upperBound)
      guard let inset = number(entry.value, path: "\(path).\(key)", in: limits) else { return nil }
      area[keyPath: side] = CGFloat(inset)
    }
    return area
  }
}
