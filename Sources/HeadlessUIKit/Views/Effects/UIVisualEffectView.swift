public import Foundation

/// A view that applies an effect to the content under it. Add subviews to its `contentView`.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect? { didSet { show() } }
  /// The view to which subviews are added, as large as this view.
  public let contentView = UIView()

  /// Creates a view of zero size with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  private func setUp() {
    addSubview(contentView)
    show()
  }

  /// Creates a visual effect view from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  private func show() {
    let glass = effect as? UIGlassEffect
    let material = (effect as? UIBlurEffect).map { Material($0.style) } ?? glass?.material
    contentView.layer.vibrancy = (effect as? UIVibrancyEffect)?.vibrancy(in: traitCollection)
    layer.backdrop = material?.backdrop()
    backgroundColor = glass?.tintColor ?? material?.tint
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
