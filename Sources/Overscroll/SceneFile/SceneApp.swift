/// The app folder that a scene shows a screen of: `app:`, `sources:`, `modules:` and what `screen:` says beside it.
public struct SceneApp: Sendable {
  /// Which screen.
  public enum Start: Hashable, Sendable {
    /// What the app shows when it is launched.
    case launch
    /// A controller by the name of its class, made without values; the app's delegates are skipped.
    case controller(String)
    /// A controller of a storyboard; the initial one without an identifier.
    case storyboard(String, identifier: String?)
  }

  /// A library that the app imports, built from its sources.
  public struct Module: Hashable, Sendable {
    /// What an `import` says.
    public let name: String
    /// As the scene writes it.
    public let path: String
    /// Where the path stands.
    public let range: SourceRange
  }

  /// A path of sources that the app's target compiles beside its own, or leaves out.
  public struct Sources: Hashable, Sendable {
    /// As the scene writes it.
    public let path: String
    /// Where the path stands.
    public let range: SourceRange
  }

  /// As the scene writes it.
  public let folder: String
  /// Where the folder stands.
  public let folderRange: SourceRange
  /// What is compiled into the app's own module, without an `import`, as Xcode does with the files of
  /// other folders that are members of the target.
  public let sources: [Sources]
  /// Files and folders, below the app's own, that are no members of the target.
  public let excluded: [Sources]
  /// In the order of the file: a module may import those before it.
  public let modules: [Module]
  /// Which of its screens is shown.
  public let start: Start
  /// Where the controller or the storyboard is named; the folder's place where neither is.
  public let startRange: SourceRange
}

extension SceneDescription {
  /// The error that no controller of the app has this name.
  public func unknownController(_ name: String, known: [String]) -> InvalidScene {
    invalid(
      .unknownName(
        .controller, name, suggestion: suggestion(for: name, among: known), known: known),
      path: "screen.controller")
  }

  /// The error that a controller is only made with values.
  public func unmadeController(_ name: String, initialisers: [String]) -> InvalidScene {
    invalid(
      .needsValues(controller: name, initialisers: initialisers), path: "screen.controller")
  }

  /// The error that an app without a delegate shows no screen of its own.
  public func appWithoutStart() -> InvalidScene { invalid(.appWithoutStart, path: "app") }

  /// The error that the app was launched and showed nothing.
  public func appWithoutWindow() -> InvalidScene { invalid(.appWithoutWindow, path: "app") }

  /// The error that the app has not the storyboard, or the storyboard no controller to begin with.
  public func notInApp(_ error: AppFolderError) -> InvalidScene {
    invalid(.notInApp(error), path: "screen.storyboard")
  }

  private func invalid(_ kind: SceneProblem.Kind, path: String) -> InvalidScene {
    var reader = SceneReader(source: source)
    reader.report(kind, app?.startRange ?? source.range(line: 1, column: 1), path: path)
    return InvalidScene(reader.problems, source: source)
  }
}
