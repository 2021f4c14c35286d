extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether something dragged that stays over the button is as good as a tap; false unless set.
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

/// The one of a button itself.
private final class ButtonSpring: UISpringLoadedInteraction {}
