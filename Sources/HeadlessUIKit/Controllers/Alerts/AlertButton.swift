import Foundation
import Typography

/// A button of an alert. Its title is in the tint colour, and its background darkens under a
/// finger.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isStrong: Bool
  private let fontSize: CGFloat

  /// - Parameter isStrong: Whether the title is semibold.
  init(_ action: UIAlertAction, fontSize: CGFloat, isStrong: Bool) {
    self.action = action
    self.isStrong = isStrong
    self.fontSize = fontSize
    super.init(frame: .zero)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    action.changed = { [weak self] in self?.show() }
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var keepsTaps: Bool { true }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }

  private func show() {
    if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
    label.text = action.title
    label.font = .systemFont(ofSize: fontSize, weight: isStrong ? .semibold : .regular)
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? color : .controlDisabled
  }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  /// The size that the title needs, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(.zero) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
  }
}
