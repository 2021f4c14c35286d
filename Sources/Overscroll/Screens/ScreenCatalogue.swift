public import HeadlessUIKit
import ScrollEffects
public import Typography

/// The screens a program knows.
public struct ScreenCatalogue: Sendable {
  /// In the order they were added.
  public private(set) var definitions: [ScreenDefinition]

  /// Of those that were added: what their code reads, nobody here knows.
  package private(set) var addedNames: Set<String> = []

  /// This project's own screens.
  public static let builtIn = ScreenCatalogue(
    EffectRegistry.effects.map { ScreenDefinition($0) } + [
      .scrollView, .nestedScrollViews, .largeTitle, .sheet, .controls, .discover, .pages,
      .blurHeader, .carousel, .moving, .tabs, .stacks, .gestures, .traits,
    ])

  /// Makes the stages of scenes that show a screen of an app's folder: compiling and loading one is the
  /// business of layers above.
  package typealias AppStage =
    @MainActor @Sendable (
      _ scene: SceneDescription, any AssetCatalogue, FontLibrary?
    ) throws -> Stage

  private var appStage: AppStage?

  /// Names should differ: of several definitions of one name the first is used.
  public init(_ definitions: [ScreenDefinition]) { self.definitions = definitions }

  /// These screens and more; a later definition of a name replaces an earlier one.
  public func adding(_ more: [ScreenDefinition]) -> ScreenCatalogue {
    var catalogue = self
    catalogue.definitions.removeAll { old in more.contains { $0.name == old.name } }
    catalogue.definitions += more
    catalogue.addedNames.formUnion(more.map(\.name))
    return catalogue
  }

  /// These screens, and those of apps' folders.
  package func addingApps(_ stage: @escaping AppStage) -> ScreenCatalogue {
    var catalogue = self
    catalogue.appStage = stage
    return catalogue
  }

  /// The definitions' names, in their order.
  public var names: [String] { definitions.map(\.name) }

  /// A fresh stage with a scene's screen, device and script.
  ///
  /// - Throws: `InvalidScene` for a screen, variant or option that is not known, or for a variant and
  ///   a behavior that contradict each other, `InvalidTimeline`,
  ///   `StageError`, and what the screen's own code throws.
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
