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
    addSubview(contentView)
    show()
  }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    let material = (effect as? UIBlurEffect).map { Material($0.style) }
    layer.backdrop = material?.backdrop()
    backgroundColor = material?.tint
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
