import ScrollEffects

extension SceneReader {
  private static let keys =
    ["scene", "title", "device", "display"] + conditionKeys
    + [
      "app", "sources", "exclude", "modules", "holes", "screen", "timeline", "compare", "outputs",
      "include", "variants",
    ]

  /// Reads a scene as far as possible. The result is only valid if no error was reported.
  mutating func scene(_ node: SceneNode, screens: [String]?) -> SceneDescription? {
    guard let fields = fields(of: node, path: "", known: Self.keys) else { return nil }
    version(fields, node)
    let usual = StageConditions(device: .iPhoneX, style: style)
    let own = conditions(fields, inside: usual)
    let conditions = own.applied(to: usual)
    let title = fields["title"].flatMap {
      localText($0.value, path: "title", locale: conditions.locale)
    }
    let app = self.app(fields)
    let screen =
      fields["app"] != nil
      ? app.map(appScreen)
      : required("screen", fields, node, path: "").flatMap { self.screen($0, screens: screens) }
    let timeline = fields["timeline"].map { self.timeline($0.value, path: "timeline") }
    let comparison = fields["compare"].map {
      self.comparison($0.value, of: conditions, screens: screens)
    }
    let outputs = fields["outputs"].map {
      self.outputs(
        $0.value,
        SceneOutputContext(
          title: title, conditions: conditions,
          hasDisplay: fields["display"] == nil || own.display != nil, timeline: timeline ?? [],
          panels: comparison?.panels.map { $0.conditions.applied(to: conditions) } ?? [],
          isComparison: comparison != nil))
    }
    guard let screen else { return nil }
    func scene(
      _ panel: PanelDescription, outputs: [SceneOutput], panels: [ScenePanel]
    ) -> SceneDescription {
      SceneDescription(
        title: title, conditions: panel.conditions.applied(to: conditions), app: app,
        screen: panel.screen ?? screen, timeline: panel.timeline ?? timeline ?? [],
        outputs: outputs, panels: panels,
        timing: comparison?.timing ?? .start,
        warnings: problems.filter { $0.severity == .warning }, source: source)
    }
    let panels = comparison?.panels.map { panel in
      ScenePanel(scene: scene(panel, outputs: [], panels: []), caption: panel.caption)
    }
    return scene(PanelDescription(), outputs: outputs ?? [], panels: panels ?? [])
  }

  /// Checks an included file before it is merged: it must be a mapping, and its version, if any,
  /// must be supported.
  mutating func included(_ node: SceneNode) {
    guard case .mapping(let entries) = node.content else {
      return reportWrong(node, .mapping(keys: Self.keys), path: "")
    }
    if let entry = entries.first(where: { $0.key == "scene" }) { version(entry, in: node) }
  }

  private mutating func version(_ fields: [String: SceneNode.Entry], _ node: SceneNode) {
    guard let entry = fields["scene"] else {
      return report(.missingKey("scene"), source.range(line: 1, column: 1), path: "scene")
    }
    version(entry, in: node)
  }

  private mutating func version(_ entry: SceneNode.Entry, in node: SceneNode) {
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
