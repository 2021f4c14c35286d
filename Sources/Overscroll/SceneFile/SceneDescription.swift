public import HeadlessUIKit
public import ScrollEffects
public import Typography

/// The contents of a scene file: a device, a screen, a script for the finger, and the files to
/// make.
///
/// A scene that could be read is consistent in itself. Whether its screen exists and accepts its
/// options is checked later, through `ScreenOptions`.
public struct SceneDescription: Sendable {
  /// The behaviour of published effects: as the code of the article, quirks included, or corrected
  /// to its intention.
  public typealias Behavior = EffectBehavior

  /// The screen of a scene and its settings.
  public struct Screen: Sendable {
    /// The name of the screen in a `ScreenCatalogue`.
    public let name: String
    /// The place of the name, for errors about an unknown screen.
    public let nameRange: SourceRange
    /// The name of one of the screen's variants; nil for the first.
    public package(set) var variant: String?
    /// The place of the variant, or that of the whole screen without a variant.
    public let variantRange: SourceRange
    /// The behaviour of an effect; faithful by default.
    public package(set) var behavior: Behavior
    /// The place of the behavior; nil if none is specified.
    public let behaviorRange: SourceRange?
    /// All further keys, in the order of the file.
    public let options: ScreenOptions
  }

  /// The title for people; nil if none is specified.
  public let title: String?
  /// The conditions that the screen is shown under.
  public private(set) var conditions: StageConditions
  /// The app folder whose screen is shown; nil for a screen of the program.
  public let app: SceneApp?
  /// The screen that is shown. For an app it is only a name for messages.
  public package(set) var screen: Screen
  /// The script of the finger.
  public package(set) var timeline: Timeline
  /// The files to make, in the order of the scene; empty for a scene that is only traced.
  public let outputs: [SceneOutput]
  /// The screens shown side by side in every output, in the order of the scene; empty for a scene
  /// of one screen.
  public let panels: [ScenePanel]
  /// The alignment in time of panels with different durations.
  public let timing: FigureTiming
  /// Problems that look like mistakes but do not prevent rendering.
  public let warnings: [SceneProblem]
  /// The text that the scene was read from, for messages.
  public let source: SourceText
  /// The keys and values that `variants` selected for this scene, in the order of the keys; empty
  /// without variants.
  package internal(set) var variantValues: [(key: String, value: String)] = []
}

/// Shortcuts to the conditions of the scene.
extension SceneDescription {
  /// The device that the screen is shown on.
  public var device: Device { conditions.device }
  /// The appearance, light or dark.
  public var style: UIUserInterfaceStyle { conditions.style }
  /// The user's preferred text size.
  public var textSize: ContentSizeCategory { conditions.textSize }
  /// The rate at which the display ticks. Every output shows these ticks.
  public var display: DisplayRate { conditions.display }

  /// Returns the scene under other conditions. Panels keep their own.
  public func under(_ conditions: StageConditions) -> SceneDescription {
    var scene = self
    scene.conditions = conditions
    return scene
  }
}

/// Errors that can only be found once the screens are known.
extension SceneDescription {
  /// Returns the error for an unknown screen name.
  public func unknownScreen(known: [String]) -> InvalidScene {
    unknown(.screen, screen.name, at: screen.nameRange, path: "screen.name", known: known)
  }

  /// Returns the error for an unknown or missing variant.
  public func unknownVariant(known: [String]) -> InvalidScene {
    unknown(
      .variant, screen.variant ?? "", at: screen.variantRange, path: "screen.variant",
      known: known)
  }

  /// Returns the error for a variant and a behavior that contradict each other; nil if they agree.
  /// A variant with the name of a behavior selects that behavior. So `variant: corrected`
  /// contradicts `behavior: faithful`, and any other variant contradicts `behavior: corrected` if a
  /// variant of that name exists.
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
  /// The title or otherwise the screen's name, which parameterised tests show for scenes.
  public var description: String { title ?? screen.name }
}
