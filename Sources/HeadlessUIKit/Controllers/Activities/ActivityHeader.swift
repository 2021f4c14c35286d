import Foundation
import Layers
import Typography

/// The header of the share sheet: a preview of the shared items and a close button.
///
/// All its measures are a model.
final class ActivityHeader: UIView {
  /// The height of the header, in points.
  static let height: CGFloat = 72
  private static let margin: CGFloat = 16
  private static let pictureSize: CGFloat = 44

  private let picture = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let button = UIButton(type: .custom)
  private let hairline = UIView()
  /// The closure that a tap on the close button calls.
  var closed: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    picture.backgroundColor = .secondarySystemFill
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    hairline.backgroundColor = .separator
    button.setImage(
      UIImage(
        systemName: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)),
      for: .normal)
    button.tintColor = .secondaryLabel
    button.backgroundColor = .secondarySystemFill
    button.layer.cornerRadius = 15
    button.accessibilityIdentifier = "Close"
    button.addAction(UIAction { [weak self] _ in self?.closed?() }, for: .touchUpInside)
    for view in [picture, title, subtitle, button, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the first image, the first text and the first URL of the shared items.
  func show(_ items: [Any]) {
    let image = items.lazy.compactMap { $0 as? UIImage }.first
    let text = items.lazy.compactMap { $0 as? String }.first
    let url = items.lazy.compactMap { $0 as? URL }.first
    picture.image = image
    title.text = text ?? url?.host ?? (image == nil ? "Items" : "Image")
    subtitle.text = url?.host
    subtitle.isHidden = subtitle.text == nil || subtitle.text == title.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, middle) = (bounds.width, bounds.midY)
    picture.frame = CGRect(
      x: Self.margin, y: middle - Self.pictureSize / 2, width: Self.pictureSize,
      height: Self.pictureSize)
    button.frame = CGRect(x: width - Self.margin - 30, y: middle - 15, width: 30, height: 30)
    let start = picture.frame.maxX + 12
    let room = max(0, button.frame.minX - 12 - start)
    title.frame = CGRect(
      x: start, y: subtitle.isHidden ? middle - 10 : middle - 20, width: room, height: 20)
    subtitle.frame = CGRect(x: start, y: middle + 1, width: room, height: 18)
    let line = 1 / environment.screen.scale
    hairline.frame = CGRect(x: 0, y: bounds.height - line, width: width, height: line)
  }
}
