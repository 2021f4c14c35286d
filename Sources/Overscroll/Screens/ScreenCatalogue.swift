public import HeadlessUIKit
import ScrollEffects
public import Typography

/// The set of screens that a program knows.
public struct ScreenCatalogue: Sendable {
  /// The definitions, in the order in which they were added.
  public private(set) var definitions: [ScreenDefinition]

  /// The names of the added screens, whose option keys are unknown here.
  package private(set) var addedNames: Set<String> = []

  /// The screens that are part of this project.
  public static let builtIn = ScreenCatalogue(
    EffectRegistry.effects.map { ScreenDefinition($0) } + [
      .scrollView, .nestedScrollViews, .largeTitle, .sheet, .controls, .discover, .pages,
      .blurHeader, .carousel, .moving, .tabs, .stacks, .gestures, .traits,
    ])

  /// A closure that creates the stage of a scene that shows a screen of an app's folder. Higher
  /// layers provide it, because they compile and load apps.
  package typealias AppStage =
    @MainActor @Sendable (
      _ scene: SceneDescription, any AssetCatalogue, FontLibrary?
    ) throws -> Stage

  private var appStage: AppStage?

  /// Creates a catalogue. If several definitions have the same name, the first is used.
  public init(_ definitions: [ScreenDefinition]) { self.definitions = definitions }

  /// Returns a catalogue with more screens. A later definition replaces an earlier one with the
  /// same name.
  public func adding(_ more: [ScreenDefinition]) -> ScreenCatalogue {
    var catalogue = self
    catalogue.definitions.removeAll { old in more.contains { $0.name == old.name } }
    catalogue.definitions += more
    catalogue.addedNames.formUnion(more.map(\.name))
    return catalogue
  }

  /// Returns a catalogue that also supports the screens of apps' folders.
  package func addingApps(_ stage: @escaping AppStage) -> ScreenCatalogue {
    var catalogue = self
    catalogue.appStage = stage
    return catalogue
  }

  /// The names of the definitions, in their order.
  public var names: [String] { definitions.map(\.name) }

  /// Creates a stage with a scene's screen, device and script.
  ///
  /// - Throws: `InvalidScene` for an unknown screen, variant or option, or for a variant that
  ///   contradicts a behavior; `InvalidTimeline`, `StageError`, and errors of the screen's own
  ///   code.
  @MainActor
  public func stage(
    for scene: SceneDescription, assets: any AssetCatalogue, fonts: FontLibrary?
  ) throws -> Stage {
    if scene.app != nil, let appStage { return try appStage(scene, assets, fonts) }
    guard let definition = definitions.first(where: { $0.name == scene.screen.name }) else {
      throw scene.unknownScreen(known: names)
    }
    let variant = scene.screen.variant ?? definition.variants.first
    if let variant, !definition.variants.contains(variant) {
      throw scene.unknownVariant(known: definition.variants)
    }
    if let contradiction = scene.contradiction(variants: definition.variants) {
      throw contradiction
    }
    return try Stage(
      under: scene.conditions, timeline: scene.timeline, assets: assets, fonts: fonts
    ) {
      var request = ScreenRequest(
        variant: variant, behavior: scene.screen.behavior, options: scene.screen.options)
      let controller = try definition.make(&request)
      try request.options.finish()
      return controller
    }
  }
}
