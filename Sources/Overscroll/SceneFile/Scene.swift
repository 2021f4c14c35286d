/// What a scene file says: a device, a screen on it, a finger's script, and the files to make of it.
///
/// A scene that could be read is consistent in itself; whether its screen exists and understands its
/// options is for the screens to say, through `ScreenOptions`.
public struct Scene: Sendable {
  /// Whether effects do what the article's code does, quirks included, or what it meant to do.
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    case faithful, corrected
  }

  public struct Screen: Sendable {
    public let name: String
    /// Where the name stands, for whoever finds that no screen is called so.
    public let nameRange: SourceRange
    public let variant: String?
    /// Where the variant stands; the whole screen's place if none is given.
    public let variantRange: SourceRange
    public let behavior: Behavior
    /// All further keys, in the order of the file.
    public let options: ScreenOptions
  }

  public let title: String?
  public let device: Device
  public let screen: Screen
  public let timeline: Timeline
  public let outputs: [SceneOutput]
  /// What looks like a mistake but can be rendered.
  public let warnings: [SceneProblem]
  public let source: SourceText
}

/// What only whoever has the screens can find wrong.
extension Scene {
  /// The error that no screen has this name.
  public func unknownScreen(known: [String]) -> InvalidScene {
    unknown(.screen, screen.name, at: screen.nameRange, path: "screen.name", known: known)
  }

  /// The error that the screen has no such variant; for a missing variant, that one is needed.
  public func unknownVariant(known: [String]) -> InvalidScene {
    unknown(
      .variant, screen.variant ?? "", at: screen.variantRange, path: "screen.variant",
      known: known)
  }

  private func unknown(
    _ name: SceneProblem.Name, _ text: String, at range: SourceRange, path: String,
    known: [String]
  ) -> InvalidScene {
    var reader = SceneReader(source: source)
    reader.reportUnknownName(name, text, range, path: path, known: known)
    return InvalidScene(reader.problems, source: source)
  }
}
