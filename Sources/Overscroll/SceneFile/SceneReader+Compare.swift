/// Reading of `compare`, the screens side by side.
extension SceneReader {
  private static let panelKeys =
    ["screen", "device"] + conditionKeys + ["timeline", "caption"]
  /// The largest number of panels in a figure.
  static let panelLimit = 12

  /// Reads a list of panels, or a mapping with `panels` and `align`. Problems are reported, so the
  /// result is never nil.
  ///
  /// - Parameter conditions: The scene's, which apply where a panel does not specify its own.
  mutating func comparison(
    _ node: SceneNode, of conditions: StageConditions, screens: [String]?
  ) -> (panels: [PanelDescription], timing: FigureTiming) {
    guard case .mapping = node.content else {
      return (panels(node, path: "compare", of: conditions, screens: screens), .start)
    }
    guard let fields = fields(of: node, path: "compare", known: ["panels", "align"]) else {
      return ([], .start)
    }
    let timing = fields["align"].flatMap { entry in
      word(
        entry.value, path: "compare.align", of: FigureTiming.allCases.map(\.rawValue), as: .option)
    }
    let list = required("panels", fields, node, path: "compare")
    return (
      list.map { panels($0, path: "compare.panels", of: conditions, screens: screens) } ?? [],
      timing.flatMap(FigureTiming.init) ?? .start
    )
  }

  private mutating func panels(
    _ node: SceneNode, path: String, of conditions: StageConditions, screens: [String]?
  ) -> [PanelDescription] {
    guard case .list(let items) = node.content else {
      reportWrong(node, .list, path: path)
      return []
    }
    guard (1...Self.panelLimit).contains(items.count) else {
      report(
        .outOfRange(value: Double(items.count), lower: 1, upper: Double(Self.panelLimit)),
        node.range, path: path)
      return []
    }
    return items.enumerated().compactMap {
      panel($1, path: "\(path)[\($0)]", of: conditions, screens: screens)
    }
  }

  private mutating func panel(
    _ node: SceneNode, path: String, of conditions: StageConditions, screens: [String]?
  ) -> PanelDescription? {
    guard let fields = fields(of: node, path: path, known: Self.panelKeys) else { return nil }
    var panel = PanelDescription()
    if let entry = fields["screen"] { panel.screen = screen(entry.value, screens: screens) }
    panel.conditions = self.conditions(fields, inside: conditions)
    if let entry = fields["timeline"] {
      panel.timeline = timeline(entry.value, path: "\(path).timeline")
    }
    if let entry = fields["caption"] {
      panel.caption = caption(
        entry.value, path: "\(path).caption",
        locale: panel.conditions.applied(to: conditions).locale, title: nil)
    }
    return panel
  }
}
