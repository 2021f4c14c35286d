/// How a toolbar looks: its background and its buttons.
open class UIToolbarAppearance: UIBarAppearance {
  /// Of buttons with a title.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adoptParts() } }
  /// Of those in the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { adoptParts() }
  }

  override func adoptParts() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.changed = { [weak self] in self?.changed?() }
    }
    super.adoptParts()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
