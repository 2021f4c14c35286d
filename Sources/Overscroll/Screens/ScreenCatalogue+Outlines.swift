import HeadlessUIKit

extension ScreenCatalogue {
  /// The outlines of all screens: the keys that scenes may use for each. The options are those that
  /// a screen reads when it is created with its first variant, so no separate list has to be
  /// maintained.
  @MainActor package var outlines: [ScreenOutline] { definitions.map(outline) }

  @MainActor
  private func outline(of definition: ScreenDefinition) -> ScreenOutline {
    var asked: [SceneKey] = []
    _ = try? Stage(device: .iPhoneX) {
      var request = ScreenRequest(variant: definition.variants.first)
      // A screen that fails without an option has read that option by then.
      _ = try? definition.make(&request)
      asked = request.options.readKeys
      return UIViewController()
    }
    return ScreenOutline(
      name: definition.name, variants: definition.variants, summary: definition.summary,
      hasBehaviors: definition.hasBehaviors, options: asked)
  }
}
