public import Foundation

/// Shows what lies under it through an effect. Content goes into `contentView`.
open class UIVisualEffectView: UIView {
  /// Nil shows nothing of its own.
  open var effect: UIVisualEffect? { didSet { show() } }
  /// Where subviews go; as large as the view.
  public let contentView = UIView()

  /// At zero size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    addSubview(contentView)
    show()
  }

  /// A `UIVisualEffectView` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  private func show() {
    let material = (effect as? UIBlurEffect).map { Material($0.style) }
    contentView.layer.vibrancy = (effect as? UIVibrancyEffect)?.vibrancy(in: traitCollection)
    layer.backdrop = material?.backdrop()
    backgroundColor = material?.tint
  }

  override func resolveColors() {
    super.resolveColors()
    show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
