/// The appearance of a toolbar: its background and its buttons.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adoptParts() } }
  /// The appearance of buttons in the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { adoptParts() }
  }

  override func adoptParts() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.changed = { [weak self] in self?.changed?() }
    }
    super.adoptParts()
  }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
