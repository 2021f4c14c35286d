public import Foundation
import Graphics
public import Layers

/// A view that shows an image or an animation of images.
///
/// The default content mode is `scaleToFill`. A template image is drawn as a shape in the view's
/// tint colour. The caps of a resizable image are not stretched.
open class UIImageView: UIView {
  /// The image shown while the view is neither animating nor highlighted with a highlighted image.
  /// An animated image starts immediately.
  open var image: UIImage? {
    willSet { observers?.willChange(.image, of: self) }
    didSet {
      defer { observers?.didChange(.image, of: self) }
      guard image != oldValue else { return }
      let didStartAutomatically = startedAutomatically
      startedAutomatically = image?.images != nil
      if startedAutomatically {
        startAnimating()
      } else if didStartAutomatically {
        stopAnimating()
      } else if !isAnimating {
        showImage()
      }
      invalidateIntrinsicContentSize()
    }
  }
  override func value(of property: ObservedProperty) -> Any? {
    property == .image ? image as Any : super.value(of: property)
  }

  /// The image shown while the view is highlighted; nil to keep `image`.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Whether the view shows its highlighted image.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  /// The images that `startAnimating()` shows in sequence, in place of `image`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images that `startAnimating()` shows while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }
  /// The duration of one cycle in seconds. 0 means a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles. 0 repeats forever.
  open var animationRepeatCount = 0

  /// The configuration of symbol images that have no configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether a symbol effect has made the symbol disappear.
  final var hidesSymbol = false { didSet { if hidesSymbol != oldValue { showImage() } } }
  private var animation: ImageAnimation?
  private var startedAutomatically = false
  /// Whether the displayed image may differ under other traits.
  private var dependsOnTraits = false
  /// The last displayed template, its tint and the tinted image.
  private var tinted: (template: UIImage, color: Color, picture: UIImage)?

  /// Creates an image view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an image view from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an image view of the size of an image, or of zero size for nil.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    begin()
  }

  /// Does the work of the property observers, which do not run in initialisers.
  private func begin() {
    startedAutomatically = image?.images != nil
    if startedAutomatically { startAnimating() } else { showImage() }
    invalidateIntrinsicContentSize()
  }

  /// Creates an image view of the size of an image, with an image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    begin()
  }

  /// Starts the animation with the first image. Has no effect without animation images.
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

  /// Stops the animation and shows the image.
  open func stopAnimating() {
    animation?.stop()
    animation = nil
    showImage()
  }

  /// Whether the view is animating its images.
  open var isAnimating: Bool { animation != nil }

  func showImage() {
    let shown = animation?.current ?? (isHighlighted ? highlightedImage : nil) ?? image
    let picture = shown.map { image in
      let image = version(of: image).preferring(preferredSymbolConfiguration)
      shownSize = image.isSymbolImage ? image.size : nil
      shownMagnification = magnification
      return coloured(image.symbol(magnifiedBy: shownMagnification))
    }
    if shown == nil { shownSize = nil }
    layer.contents = hidesSymbol && picture != nil && shown?.isSymbolImage == true ? nil : picture
    layer.contentsScale = picture?.scale ?? 1
  }

  /// The size of the displayed symbol in points, before it is scaled; nil for other images.
  private var shownSize: CGSize?
  private var shownMagnification: CGFloat = 1

  /// The factor by which the content mode enlarges the displayed symbol.
  private var magnification: CGFloat {
    guard let shownSize, shownSize.width > 0, shownSize.height > 0 else { return 1 }
    let (x, y) = (bounds.width / shownSize.width, bounds.height / shownSize.height)
    return switch contentMode {
    case .scaleToFill, .scaleAspectFill: max(x, y)
    case .scaleAspectFit: min(x, y)
    default: 1
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if magnification != shownMagnification { showImage() }
  }

  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      if magnification != shownMagnification { showImage() }
    }
  }

  /// Returns the version of the image for the view's traits.
  private func version(of image: UIImage) -> UIImage {
    guard let asset = image.imageAsset else { return image }
    dependsOnTraits = true
    return asset.image(with: traitCollection)
  }

  /// Returns a template as a shape in the tint colour, and any other image unchanged.
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

  /// The size of the image's alignment rectangle: its size without the alignment insets. Without an
  /// image there is no metric.
  open override var intrinsicContentSize: CGSize {
    guard let image else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let (size, insets) = (
      image.preferring(preferredSymbolConfiguration).size, image.alignmentRectInsets
    )
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.preferring(preferredSymbolConfiguration).size ?? .zero
  }

  /// The alignment rectangle insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
}
