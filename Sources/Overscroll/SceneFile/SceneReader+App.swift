import ScrollEffects

extension SceneReader {
  /// The values of the key `holes`.
  static let holes = ["warn", "allow"]
  private static let starts = ["controller", "storyboard", "identifier"]

  /// Reads the app of a scene; nil if the scene has none or it cannot be read.
  mutating func app(_ fields: [String: SceneNode.Entry]) -> SceneApp? {
    let holes = fields["holes"].flatMap {
      word($0.value, path: "holes", of: Self.holes, as: .option)
    }
    guard let entry = fields["app"] else {
      for key in ["sources", "exclude", "modules", "holes"] {
        if let field = fields[key] { report(.missingKey("app"), field.keyRange, path: key) }
      }
      return nil
    }
    let folder = text(entry.value, path: "app")
    let sources = fields["sources"].map { paths($0.value, key: "sources") } ?? []
    let excluded = fields["exclude"].map { paths($0.value, key: "exclude") } ?? []
    let modules = fields["modules"].map { self.modules($0.value) } ?? []
    let screen = fields["screen"].map { self.start($0.value) }
    guard let (start, range) = screen ?? (.launch, entry.value.range), let folder else {
      return nil
    }
    return SceneApp(
      folder: folder, folderRange: entry.value.range, sources: sources, excluded: excluded,
      modules: modules, allowsHoles: holes == "allow", start: start, startRange: range)
  }

  /// Returns a placeholder for the screen in a scene of an app.
  func appScreen(_ app: SceneApp) -> SceneDescription.Screen {
    SceneDescription.Screen(
      name: "app", nameRange: app.folderRange, variant: nil, variantRange: app.folderRange,
      behavior: .faithful, behaviorRange: nil,
      options: ScreenOptions([], range: app.folderRange, in: source))
  }

  private mutating func modules(_ node: SceneNode) -> [SceneApp.Module] {
    guard case .mapping(let entries) = node.content else {
      reportWrong(node, .mapping(keys: ["NAME"]), path: "modules")
      return []
    }
    return entries.compactMap { entry in
      guard isModuleName(entry.key) else {
        report(.moduleName(entry.key), entry.keyRange, path: "modules.\(entry.key)")
        return nil
      }
      return text(entry.value, path: "modules.\(entry.key)").map {
        SceneApp.Module(name: entry.key, path: $0, range: entry.value.range)
      }
    }
  }

  private mutating func paths(_ node: SceneNode, key: String) -> [SceneApp.Sources] {
    guard case .list(let paths) = node.content else {
      reportWrong(node, .list, path: key)
      return []
    }
    return paths.enumerated().compactMap { index, path in
      text(path, path: "\(key)[\(index)]").map {
        SceneApp.Sources(path: $0, range: path.range)
      }
    }
  }

  private func isModuleName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
  }

  private mutating func start(_ node: SceneNode) -> (SceneApp.Start, SourceRange)? {
    guard let fields = fields(of: node, path: "screen", known: Self.starts) else { return nil }
    if let storyboard = fields["storyboard"] {
      if let controller = fields["controller"] {
        report(
          .twoStarts("controller", "storyboard"), controller.keyRange, path: "screen.controller")
        return nil
      }
      let identifier = fields["identifier"].map { text($0.value, path: "screen.identifier") }
      guard let name = text(storyboard.value, path: "screen.storyboard") else { return nil }
      if let identifier, identifier == nil { return nil }
      let range = fields["identifier"]?.value.range ?? storyboard.value.range
      return (.storyboard(name, identifier: identifier ?? nil), range)
    }
    if let identifier = fields["identifier"] {
      report(.missingKey("storyboard"), identifier.keyRange, path: "screen")
      return nil
    }
    guard let controller = required("controller", fields, node, path: "screen") else { return nil }
    return text(controller, path: "screen.controller").map { (.controller($0), controller.range) }
  }
}
