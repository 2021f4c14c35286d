import Foundation

/// A grey box with a date or a time, shown by the compact style.
final class DateButton: UIControl {
  static let height: CGFloat = 34
  private static let margin: CGFloat = 12
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(.zero).width + 2 * Self.margin, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    label.textColor = isEnabled ? .label : .tertiaryLabel
  }
}
