import Foundation

/// The background of a search bar: a colour with a line above and below it, or an image.
final class SearchBarBackground: UIView {
  private static let color = UIColor(
    light: UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1).cgColor,
    dark: UIColor(white: 0.11, alpha: 1).cgColor)

  private let picture = UIImageView()
  let upperLine = UIView()
  private let lowerLine = UIView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [picture, upperLine, lowerLine] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows neither a colour nor lines nor an image.
  func clear() {
    for view in [self, upperLine, lowerLine] { view.backgroundColor = nil }
    picture.image = nil
  }

  /// Shows only the image. An empty image shows nothing.
  func show(_ image: UIImage) {
    clear()
    picture.image = image.size == .zero ? nil : image
  }

  /// Shows the colour and the lines. Without a colour, it is that of the style.
  func show(_ color: UIColor?, style: UIBarStyle) {
    clear()
    backgroundColor = color ?? (style == .black ? .black : Self.color)
    for line in [upperLine, lowerLine] { line.backgroundColor = .separator }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let hair = 1 / environment.screen.scale
    upperLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
    lowerLine.frame = CGRect(
      x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
  }
}
