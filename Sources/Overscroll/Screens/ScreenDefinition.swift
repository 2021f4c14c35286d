public import HeadlessUIKit
public import ScrollEffects

/// A screen that scenes can name.
public struct ScreenDefinition: Sendable {
  /// What scenes call the screen; compared exactly.
  public let name: String
  /// The first is the default; empty for a screen without variants.
  public let variants: [String]
  /// What it shows, as one sentence without a full stop; nil where nobody has said it.
  public let summary: String?
  /// Whether it keeps or mends the quirks of a published effect, as `behavior` says.
  package let hasBehaviors: Bool
  let make: @MainActor @Sendable (inout ScreenRequest) throws -> UIViewController

  /// - Parameters:
  ///   - summary: what it shows, as one sentence without a full stop.
  ///   - make: builds the screen; reads its options from the request.
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

  /// A published effect's screen, under its name.
  public init(_ effect: any PublishedEffect.Type) {
    name = effect.name
    variants = effect.variants
    summary = effect.summary
    hasBehaviors = true
    make = { request in
      effect.makeScreen(
        variant: request.variant, behavior: request.behavior, options: &request.options)
    }
  }
}
