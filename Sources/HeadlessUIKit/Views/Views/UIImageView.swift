public import Foundation
import Graphics
import Layers

/// A view that shows an image, `scaleToFill` unless told otherwise: of a template its shape, in the view's
/// tint; of one with caps its ends as they are.
open class UIImageView: UIView {
  /// What is shown, unless the view is highlighted and has a picture for that, or animates. A picture of
  /// several runs at once.
  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      let ranByItself = runsByItself
      runsByItself = image?.images != nil
      if runsByItself {
        startAnimating()
      } else if ranByItself {
        stopAnimating()
      } else if !isAnimating {
        showImage()
      }
      invalidateIntrinsicContentSize()
    }
  }
  /// Shown while the view is highlighted; nil for none of its own.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Whether it shows its picture for that.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  /// Shown one after the other by `startAnimating()`, in place of the picture.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The same for a highlighted view.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }
  /// Seconds a round; zero is a thirtieth of a second for each picture.
  open var animationDuration: TimeInterval = 0
  /// Rounds; zero is for ever.
  open var animationRepeatCount = 0

  /// How large and bold symbols are shown that do not say it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  private var animation: ImageAnimation?
  private var runsByItself = false
  /// Whether what was shown may look otherwise under other traits.
  private var dependsOnTraits = false
  /// The last template that was shown, in the tint it was shown in.
  private var tinted: (template: UIImage, color: Color, picture: UIImage)?

  /// Without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// As large as the image; 0×0 without one.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    begin()
  }

  /// What observers, which are silent in initialisers, would do.
  private func begin() {
    runsByItself = image?.images != nil
    if runsByItself { startAnimating() } else { showImage() }
    invalidateIntrinsicContentSize()
  }

  /// As large as the image, with another for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    begin()
  }

  /// Begins with the first of its pictures; does nothing without any.
  open func startAnimating() {
    animation?.stop()
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if let own {
      animation = ImageAnimation(
        own, duration: animationDuration, rounds: animationRepeatCount, in: self)
    } else if let image, let images = image.images {
      animation = ImageAnimation(images, duration: image.duration, rounds: 0, in: self)
    }
    showImage()
  }

  /// Shows its picture again.
  open func stopAnimating() {
    animation?.stop()
    animation = nil
    showImage()
  }

  /// Whether pictures are shown one after the other.
  open var isAnimating: Bool { animation != nil }

  func showImage() {
    let shown = animation?.current ?? (isHighlighted ? highlightedImage : nil) ?? image
    let picture = shown.map {
      coloured(version(of: $0).preferring(preferredSymbolConfiguration))
    }
    layer.contents = picture
    layer.contentsScale = picture?.scale ?? 1
  }

  /// The picture for the view's own traits.
  private func version(of image: UIImage) -> UIImage {
    guard let asset = image.imageAsset else { return image }
    dependsOnTraits = true
    return asset.image(with: traitCollection)
  }

  /// A template's shape in the tint; any other as it is.
  private func coloured(_ image: UIImage) -> UIImage {
    let isShape =
      image.renderingMode == .alwaysTemplate
      || image.renderingMode == .automatic && image.isSymbolImage
    guard isShape else { return image }
    let own = image.symbolConfiguration?.color
    let color = (own ?? tintColor ?? .systemBlue).color(in: traitCollection)
    if let tinted, tinted.template == image, tinted.color == color { return tinted.picture }
    let picture = image.tinted(with: color)
    tinted = (image, color, picture)
    return picture
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if tinted != nil { showImage() }
  }

  override func resolveColors() {
    super.resolveColors()
    if tinted != nil || dependsOnTraits { showImage() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if tinted != nil || dependsOnTraits { showImage() }
  }

  open override var intrinsicContentSize: CGSize {
    image?.preferring(preferredSymbolConfiguration).size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.preferring(preferredSymbolConfiguration).size ?? .zero
  }

  /// What the picture says.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
}
