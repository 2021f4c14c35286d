/// How a toolbar looks: its background and its buttons.
open class UIToolbarAppearance: UIBarAppearance {
  /// Of buttons with a title.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adoptButtons() } }
  /// Of those in the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { adoptButtons() }
  }

  /// The default background and the system's text.
  public required init() {
    super.init()
    adoptButtons()
  }

  /// The background of another kind of bar, and the system's text.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adoptButtons()
  }

  private func adoptButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.changed = { [weak self] in self?.changed?() }
    }
    changed?()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
