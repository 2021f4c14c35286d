/// The app folder whose screen a scene shows: the keys `app:`, `sources:`, `exclude:`, `modules:`,
/// and the keys of `screen:` that select a screen.
public struct SceneApp: Sendable {
  /// The selection of a screen.
  public enum Start: Hashable, Sendable {
    /// The first screen of the app after launch.
    case launch
    /// A view controller by class name, created without arguments. The app's delegates are not run.
    case controller(String)
    /// A view controller of a storyboard; without an identifier, the initial one.
    case storyboard(String, identifier: String?)
  }

  /// A library that the app imports, built from its sources.
  public struct Module: Hashable, Sendable {
    /// The module name for `import`.
    public let name: String
    /// The path as written in the scene.
    public let path: String
    /// The place of the path in the scene.
    public let range: SourceRange
  }

  /// A path of sources that the app's target compiles in addition to its own, or leaves out.
  public struct Sources: Hashable, Sendable {
    /// The path as written in the scene.
    public let path: String
    /// The place of the path in the scene.
    public let range: SourceRange
  }

  /// The path of the app's folder as written in the scene.
  public let folder: String
  /// The place of the folder in the scene.
  public let folderRange: SourceRange
  /// Further sources that are compiled into the app's own module without an `import`, as Xcode
  /// compiles files of other folders that are members of the target.
  public let sources: [Sources]
  /// Files and folders within the app's folder that are not members of the target.
  public let excluded: [Sources]
  /// The modules in the order of the file. A module may import those before it.
  public let modules: [Module]
  /// Whether the screen may reach parts of the sources that do not compile and are left out. If
  /// not, `--strict` and snapshots fail.
  public let allowsHoles: Bool
  /// The screen that is shown.
  public let start: Start
  /// The place where the controller or the storyboard is named, or that of the folder without
  /// either.
  public let startRange: SourceRange
}

extension SceneDescription {
  /// Returns the error for an unknown controller name.
  public func unknownController(_ name: String, known: [String]) -> InvalidScene {
    invalid(
      .unknownName(
        .controller, name, suggestion: suggestion(for: name, among: known), known: known),
      path: "screen.controller")
  }

  /// Returns the error for a controller whose initialisers all need arguments.
  public func unmadeController(_ name: String, initialisers: [String]) -> InvalidScene {
    invalid(
      .needsValues(controller: name, initialisers: initialisers), path: "screen.controller")
  }

  /// Returns the error for an app without a delegate, in a scene that selects no screen.
  public func appWithoutStart() -> InvalidScene { invalid(.appWithoutStart, path: "app") }

  /// Returns the error for an app that showed nothing after launch.
  public func appWithoutWindow() -> InvalidScene { invalid(.appWithoutWindow, path: "app") }

  /// Returns the error for an unknown storyboard, or a storyboard without an initial view
  /// controller.
  public func notInApp(_ error: AppFolderError) -> InvalidScene {
    invalid(.notInApp(error), path: "screen.storyboard")
  }

  /// Returns the error for a path of the app that cannot be used.
  ///
  /// - Parameters:
  ///   - range: The place of the path in the scene.
  ///   - key: The key with the path.
  ///   - suggestion: A path with a similar name.
  package func unreadable(
    _ path: String, at range: SourceRange, key: String, reason: String, suggestion: String?
  ) -> InvalidScene {
    invalid(
      .unreadablePath(path, reason: reason, suggestion: suggestion), range, path: key)
  }

  private func invalid(
    _ kind: SceneProblem.Kind, _ range: SourceRange? = nil, path: String
  ) -> InvalidScene {
    var reader = SceneReader(source: source)
    let place = range ?? app?.startRange ?? source.range(line: 1, column: 1)
    reader.report(kind, place, path: path)
    return InvalidScene(reader.problems, source: source)
  }
}
