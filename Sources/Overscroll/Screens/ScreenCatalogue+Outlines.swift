import HeadlessUIKit

extension ScreenCatalogue {
  /// What scenes can say of each screen. Options are those that a screen asks for when it is made, under
  /// its first variant: nobody has to list them beside the code that reads them.
  @MainActor package var outlines: [ScreenOutline] { definitions.map(outline) }

  @MainActor
  private func outline(of definition: ScreenDefinition) -> ScreenOutline {
    var asked: [SceneKey] = []
    _ = try? Stage(device: .iPhoneX) {
      var request = ScreenRequest(variant: definition.variants.first)
      // A screen that cannot do without an option has asked for it by then.
      _ = try? definition.make(&request)
      asked = request.options.asked
      return UIViewController()
    }
    return ScreenOutline(
      name: definition.name, variants: definition.variants, summary: definition.summary,
      hasBehaviors: definition.hasBehaviors, options: asked)
  }
}
