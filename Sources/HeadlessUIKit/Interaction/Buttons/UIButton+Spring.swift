extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether holding a drag over the button triggers it like a tap. The default is false.
  public var isSpringLoaded: Bool {
    get { spring != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let spring { return removeInteraction(spring) }
      addInteraction(
        ButtonSpring(interactionBehavior: nil, interactionEffect: nil) {
          interaction, _ in
          (interaction.view as? UIButton)?.sendActions(for: .touchUpInside)
        })
    }
  }

  private var spring: ButtonSpring? {
    interactions.lazy.compactMap { $0 as? ButtonSpring }.first
  }
}

/// The spring-loading interaction that `isSpringLoaded` adds, distinct from those an app adds.
private final class ButtonSpring: UISpringLoadedInteraction {}
