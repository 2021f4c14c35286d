public import UIKit

/// A scroll effect that somebody published, as a screen that scenes can name.
///
/// An effect is a folder of its own in this module: its model (``ScrollEffect``), its screen as an
/// iOS source, this description, and its page in the catalog of documentation. The folder has the effect's name in
/// upper camel case. Its scene is `Fixtures/Scenes/<name>.yaml`; goldens, the README's picture and
/// the tests of all effects are found from ``EffectRegistry``.
public protocol PublishedEffect: SendableMetatype {
  /// Lower case, words joined by hyphens: what scenes write.
  static var name: String { get }
  /// What the published code was called at its stages, the default first; empty without any.
  static var variants: [String] { get }
  /// What a reader of the picture should see, as one sentence without a full stop.
  static var summary: String { get }

  /// The screen, not yet loaded.
  ///
  /// - Parameters:
  ///   - variant: one of ``variants``, nil if there are none; anything else counts as the default.
  ///   - options: the keys of a scene's `screen:` block that are the effect's own.
  @MainActor static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController
}
