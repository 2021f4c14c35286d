import Foundation
public import HeadlessUIKit
public import Typography

/// What a screen is asked to be: the `screen:` block of a scene, or the same from Swift.
public struct ScreenRequest: Sendable {
  /// One of the definition's variants; nil if it has none.
  public var variant: String?
  public var behavior: Scene.Behavior
  /// The screen's own keys. `finish()` is called for the screen.
  public var options: ScreenOptions

  public init(
    variant: String? = nil, behavior: Scene.Behavior = .faithful,
    options: ScreenOptions = ScreenOptions()
  ) {
    self.variant = variant
    self.behavior = behavior
    self.options = options
  }
}

/// A screen that scenes can name.
public struct ScreenDefinition: Sendable {
  public let name: String
  /// The first is the default; empty for a screen without variants.
  public let variants: [String]
  let make: @MainActor @Sendable (inout ScreenRequest) throws -> UIViewController

  /// - Parameter make: builds the screen; reads its options from the request.
  public init(
    _ name: String, variants: [String] = [],
    make: @escaping @MainActor @Sendable (inout ScreenRequest) throws -> UIViewController
  ) {
    self.name = name
    self.variants = variants
    self.make = make
  }
}

/// The screens a program knows.
public struct ScreenCatalogue: Sendable {
  public private(set) var definitions: [ScreenDefinition]

  /// This project's own screens.
  public static let builtIn = ScreenCatalogue([
    .parallaxAndScale, .stretchyLayout, .hideOnScroll, .stickyMenu, .profileBanner, .scrollView,
    .nestedScrollViews,
  ])

  public init(_ definitions: [ScreenDefinition]) { self.definitions = definitions }

  /// These screens and more; a later definition of a name replaces an earlier one.
  public func adding(_ more: [ScreenDefinition]) -> ScreenCatalogue {
    ScreenCatalogue(definitions.filter { old in !more.contains { $0.name == old.name } } + more)
  }

  public var names: [String] { definitions.map(\.name) }

  /// A fresh stage with a scene's screen, device and script.
  ///
  /// - Throws: `InvalidScene` for a screen, variant or option that is not known, or for a variant and
  ///   a behavior that contradict each other, `InvalidTimeline`,
  ///   `StageError`, and what the screen's own code throws.
  @MainActor
  public func stage(
    for scene: Scene, assets: any AssetCatalogue, fonts: FontLibrary?
  ) throws -> Stage {
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
      device: scene.device, timeline: scene.timeline, assets: assets, fonts: fonts
    ) {
      var request = ScreenRequest(
        variant: variant, behavior: scene.screen.behavior, options: scene.screen.options)
      let controller = try definition.make(&request)
      try request.options.finish()
      return controller
    }
  }
}
