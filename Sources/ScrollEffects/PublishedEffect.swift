public import UIKit

/// A published scroll effect, as a screen that scene files can name.
///
/// Each effect has a folder in this module: its model (``ScrollEffect``), its screen as iOS source,
/// and its implementation of this protocol. Its page is in the documentation catalog. The folder is
/// named after the effect in upper camel case. The scene of the effect is
/// `Fixtures/Scenes/<name>.yaml`. Goldens, the README's picture and the tests of all effects are
/// found through ``EffectRegistry``.
public protocol PublishedEffect: SendableMetatype {
  /// The name in scene files: lower case, with words joined by hyphens.
  static var name: String { get }
  /// The stages of the published code, with the default first; empty without stages.
  static var variants: [String] { get }
  /// The description of the effect's picture, as one sentence without a full stop.
  static var summary: String { get }

  /// Creates the screen, not yet loaded.
  ///
  /// - Parameters:
  ///   - variant: One of ``variants``, or nil if the effect has none. Any other value counts as the
  ///     default.
  ///   - options: The effect's own keys in a scene's `screen:` block.
  @MainActor static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController
}
