public import HeadlessUIKit
public import ScrollEffects
public import Typography

/// What a scene file says: a device, a screen on it, a finger's script, and the files to make of it.
///
/// A scene that could be read is consistent in itself; whether its screen exists and understands its
/// options is for the screens to say, through `ScreenOptions`.
public struct SceneDescription: Sendable {
  /// Whether effects do what the article's code does, quirks included, or what it meant to do.
  public typealias Behavior = EffectBehavior

  /// Which screen, and how it is to be.
  public struct Screen: Sendable {
    /// The name by which a `ScreenCatalogue` knows it.
    public let name: String
    /// Where the name stands, for whoever finds that no screen is called so.
    public let nameRange: SourceRange
    /// One of the screen's variants; nil for its first.
    public package(set) var variant: String?
    /// Where the variant stands; the whole screen's place if none is given.
    public let variantRange: SourceRange
    /// Faithful if nothing is given.
    public package(set) var behavior: Behavior
    /// Where the behavior stands; nil if none is given.
    public let behaviorRange: SourceRange?
    /// All further keys, in the order of the file.
    public let options: ScreenOptions
  }

  /// For people; nil if none is given.
  public let title: String?
  /// What the screen is shown under.
  public private(set) var conditions: StageConditions
  /// The app folder whose screen is shown; nil for a screen of the program.
  public let app: SceneApp?
  /// What is shown; of an app only a name for messages.
  public package(set) var screen: Screen
  /// What the finger does.
  public package(set) var timeline: Timeline
  /// The files to make, in the order of the scene; none for a scene that is only traced.
  public let outputs: [SceneOutput]
  /// The screens that are shown side by side in every output, in the order of the scene; none for a scene
  /// of one screen.
  public let panels: [ScenePanel]
  /// How panels of different length share one clock.
  public let timing: FigureTiming
  /// What looks like a mistake but can be rendered.
  public let warnings: [SceneProblem]
  /// The text it was read from, for messages.
  public let source: SourceText
  /// What `variants` chose for it among the scenes of its file, in the order of the keys; none without
  /// variants.
  package internal(set) var variantValues: [String] = []
}

/// What it is shown under, one by one.
extension SceneDescription {
  /// What the screen is shown on.
  public var device: Device { conditions.device }
  /// Light or dark.
  public var style: UIUserInterfaceStyle { conditions.style }
  /// The user's preferred text size.
  public var textSize: ContentSizeCategory { conditions.textSize }
  /// How often the display ticks; every output shows its ticks.
  public var display: DisplayRate { conditions.display }

  /// The scene under other conditions than it says; panels keep their own.
  public func under(_ conditions: StageConditions) -> SceneDescription {
    var scene = self
    scene.conditions = conditions
    return scene
  }
}

/// What only whoever has the screens can find wrong.
extension SceneDescription {
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

  /// The error that the variant and the behavior that the scene gives ask for two things; nil if
  /// they do not. A variant called like a behavior is that behavior: `variant: corrected` beside
  /// `behavior: faithful`, or any other variant beside `behavior: corrected` where there is one of
  /// that name.
  public func contradiction(variants: [String]) -> InvalidScene? {
    guard let range = screen.behaviorRange, let variant = screen.variant,
      variants.contains(Behavior.corrected.rawValue),
      (variant == Behavior.corrected.rawValue) != (screen.behavior == .corrected)
    else { return nil }
    var reader = SceneReader(source: source)
    reader.report(
      .contradiction(variant: variant, behavior: screen.behavior), range, path: "screen.behavior")
    return InvalidScene(reader.problems, source: source)
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

extension SceneDescription: CustomStringConvertible {
  /// The title, or else the screen's name: tests with scenes as arguments are listed so.
  public var description: String { title ?? screen.name }
}
