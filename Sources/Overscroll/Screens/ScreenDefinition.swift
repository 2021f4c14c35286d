public import HeadlessUIKit
public import ScrollEffects

/// The definition of a screen that scenes can name.
public struct ScreenDefinition: Sendable {
  /// The name of the screen in scenes, compared exactly.
  public let name: String
  /// The names of the variants, beginning with the default; empty for a screen without variants.
  public let variants: [String]
  /// One sentence about the screen's content, without a full stop; nil if not specified.
  public let summary: String?
  /// Whether the key `behavior` selects if the screen keeps or corrects the quirks of a published
  /// effect.
  package let hasBehaviors: Bool
  let make: @MainActor @Sendable (inout ScreenRequest) throws -> UIViewController

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - summary: One sentence about the screen's content, without a full stop.
  ///   - make: Creates the root view controller. It reads the options from the request.
  public init(
    _ name: String, variants: [String] = [], summary: String? = nil,
    make: @escaping @MainActor @Sendable (inout ScreenRequest) throws -> UIViewController
  ) {
    self.name = name
    self.variants = variants
    self.summary = summary
    hasBehaviors = false
    self.make = make
  }

  /// The version of iOS at the time of the published recordings. Lines wrap as in them, which
  /// depends on the system font of that version.
  private static let recordedVersion = "12.0"

  /// Creates the definition of a published effect under the effect's name.
  public init(_ effect: any PublishedEffect.Type) {
    name = effect.name
    variants = effect.variants
    summary = effect.summary
    hasBehaviors = true
    make = { request in
      ScreenEnvironment.current.systemVersion = Self.recordedVersion
      return effect.makeScreen(
        variant: request.variant, behavior: request.behavior, options: &request.options)
    }
  }
}
