import Foundation

/// The accessory image of a row, which can be a button.
final class AccessoryControl: UIControl {
  private let imageView = UIImageView()

  init(action: (() -> Void)?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = action != nil
    addSubview(imageView)
    if let action { addAction(UIAction { _ in action() }, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shape: AccessoryImage.Shape, _ color: UIColor, in environment: ScreenEnvironment) {
    imageView.image = environment[AccessoryImageCache.self].image(
      AccessoryImage(
        shape: shape, color: color.cgColor.color, arrowColor: UIColor.systemGray3.cgColor.color,
        scale: environment.screen.scale))
    let size = AccessoryImage.size(of: shape)
    bounds.size = size
    imageView.frame = CGRect(origin: .zero, size: size)
  }

  /// Rotates a chevron so that it points down.
  func turnDown() { imageView.transform = CGAffineTransform(rotationAngle: .pi / 2) }

  /// Enlarges the touch area by 11 points on each side, because the images are smaller than a
  /// fingertip.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }
}
