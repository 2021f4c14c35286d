import Foundation
import HeadlessUIKit
import ScrollEffects
import Typography

extension SceneReader {
  private static let keys = [
    "scene", "title", "device", "display", "style", "text-size", "app", "modules", "screen",
    "timeline", "compare", "outputs",
  ]

  /// The scene, as far as it can be made out; it counts only if no error was reported.
  mutating func scene(_ node: SceneNode, screens: [String]?) -> SceneDescription? {
    guard let fields = fields(of: node, path: "", known: Self.keys) else { return nil }
    version(fields, node)
    let title = fields["title"].flatMap { text($0.value, path: "title") }
    let device = fields["device"].map { self.device($0.value) } ?? .iPhoneX
    let display = fields["display"].map { self.display($0.value) } ?? .standard
    let app = self.app(fields)
    let screen =
      fields["app"] != nil
      ? app.map(appScreen)
      : required("screen", fields, node, path: "").flatMap { self.screen($0, screens: screens) }
    let timeline = fields["timeline"].map { self.timeline($0.value, path: "timeline") }
    let style = fields["style"].map { self.style($0.value) } ?? .light
    let textSize = fields["text-size"].map { self.textSize($0.value) } ?? .large
    let comparison = fields["compare"].map { self.comparison($0.value, screens: screens) }
    let outputs = fields["outputs"].map {
      self.outputs(
        $0.value,
        SceneOutputContext(
          device: device ?? .iPhoneX, display: display, timeline: timeline ?? [],
          panels: comparison?.panels.map { $0.device ?? device ?? .iPhoneX } ?? [],
          isComparison: comparison != nil))
    }
    guard let device, let display, let screen, let style, let textSize else { return nil }
    func scene(
      _ panel: PanelDescription, outputs: [SceneOutput], panels: [ScenePanel]
    ) -> SceneDescription {
      SceneDescription(
        title: title, device: panel.device ?? device, app: app, screen: panel.screen ?? screen,
        style: panel.style ?? style, textSize: panel.textSize ?? textSize, display: display,
        timeline: panel.timeline ?? timeline ?? [], outputs: outputs, panels: panels,
        timing: comparison?.timing ?? .start,
        warnings: problems.filter { $0.severity == .warning }, source: source)
    }
    let panels = comparison?.panels.map { panel in
      ScenePanel(scene: scene(panel, outputs: [], panels: []), caption: panel.caption)
    }
    return scene(PanelDescription(), outputs: outputs ?? [], panels: panels ?? [])
  }

  private mutating func version(_ fields: [String: SceneNode.Entry], _ node: SceneNode) {
    guard let entry = fields["scene"] else {
      return report(.missingKey("scene"), source.range(line: 1, column: 1), path: "scene")
    }
    if case .mapping(let entries) = node.content, entries.first?.key != "scene" {
      report(.notFirst(key: "scene"), entry.keyRange, path: "scene")
    }
    guard entry.value.content != .text("1", isPlain: true) else { return }
    if case .text(let text, _) = entry.value.content, !text.isEmpty {
      report(.unsupportedVersion(text), entry.value.range, path: "scene")
    } else {
      reportWrong(entry.value, .wholeNumber, path: "scene")
    }
  }

  mutating func screen(_ node: SceneNode, screens: [String]?) -> SceneDescription.Screen? {
    if case .text = node.content {
      guard let name = screenName(node, path: "screen", screens: screens) else { return nil }
      return SceneDescription.Screen(
        name: name, nameRange: node.range, variant: nil, variantRange: node.range,
        behavior: .faithful, behaviorRange: nil,
        options: ScreenOptions([], range: node.range, in: source))
    }
    guard case .mapping(let entries) = node.content else {
      reportWrong(node, .mapping(keys: ["name", "variant", "behavior"]), path: "screen")
      return nil
    }
    var own: [String: SceneNode.Entry] = [:]
    var others: [SceneNode.Entry] = []
    for entry in entries {
      let isOwn = ["name", "variant", "behavior"].contains(entry.key)
      if isOwn { own[entry.key] = entry } else { others.append(entry) }
    }
    let nameNode = required("name", own, node, path: "screen")
    let name = nameNode.flatMap { screenName($0, path: "screen.name", screens: screens) }
    let variant = own["variant"].flatMap { text($0.value, path: "screen.variant") }
    let behavior = own["behavior"].flatMap { entry in
      word(
        entry.value, path: "screen.behavior",
        of: SceneDescription.Behavior.allCases.map(\.rawValue),
        as: .behavior)
    }
    guard let name, let nameNode else { return nil }
    return SceneDescription.Screen(
      name: name, nameRange: nameNode.range, variant: variant,
      variantRange: own["variant"]?.value.range ?? node.range,
      behavior: behavior.flatMap(SceneDescription.Behavior.init) ?? .faithful,
      behaviorRange: own["behavior"]?.value.range,
      options: ScreenOptions(others, range: node.range, in: source))
  }

  private mutating func screenName(
    _ node: SceneNode, path: String, screens: [String]?
  ) -> String? {
    guard let screens else { return text(node, path: path) }
    return word(node, path: path, of: screens, as: .screen)
  }
}

/// Devices.
extension SceneReader {
  private mutating func display(_ node: SceneNode) -> DisplayRate? {
    wholeNumber(node, path: "display", in: DisplayRate.range).flatMap(DisplayRate.init)
  }

  mutating func style(_ node: SceneNode) -> UIUserInterfaceStyle? {
    word(node, path: "style", of: ["light", "dark"], as: .option).map {
      $0 == "dark" ? .dark : .light
    }
  }

  /// The names of the text sizes, from small to large.
  private static let textSizes = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]

  mutating func textSize(_ node: SceneNode) -> ContentSizeCategory? {
    word(node, path: "text-size", of: Self.textSizes, as: .option)
      .flatMap { Self.textSizes.firstIndex(of: $0) }.flatMap(ContentSizeCategory.init)
  }

  mutating func device(_ node: SceneNode) -> Device? {
    guard case .mapping = node.content else {
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
