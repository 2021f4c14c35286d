public import Foundation
public import Graphics

/// A picture and how many of its pixels make a point.
open class UIImage: NSObject, @unchecked Sendable {
  package let source: ImageSource
  /// Pixels per point, above 0: 2 for a picture named `…@2x`.
  public let scale: CGFloat
  /// What tests know it by; nil until the app says so.
  open var accessibilityIdentifier: String?
  /// What it says beside its pixels.
  let look: ImageLook
  /// Its versions for other traits; nil for a picture that has none.
  public internal(set) final var imageAsset: UIImageAsset?

  /// A picture of one's own, for whoever provides assets; UIKit has no such initialiser. `scale` must
  /// be positive.
  @_spi(Overscroll)
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    precondition(scale > 0, "image scale \(scale)")
    source = ImageSource(bitmap)
    self.scale = scale
    look = ImageLook()
    super.init()
  }

  /// A picture without pixels.
  public convenience override init() { self.init(bitmap: Bitmap(width: 0, height: 0)) }

  /// The image of that name in the app's asset catalogue; nil if it has none, which is reported.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    let environment = ScreenEnvironment.current
    guard let asset = environment.assets.image(named: name) else {
      environment.problems.report(missingImage: environment.assets.words(forMissing: name))
      return nil
    }
    self.init(source: asset.source, scale: asset.scale, like: asset.look)
    imageAsset = UIImageAsset(name: name)
  }

  /// What `#imageLiteral(resourceName:)` makes: the image of that name; without pixels if there is none,
  /// which is reported. UIKit stops there.
  public required convenience init(imageLiteralResourceName name: String) {
    let asset = onMainActorUnchecked { () -> UIImage? in UIImage(named: name) }
    self.init(
      source: asset?.source ?? ImageSource(Bitmap(width: 0, height: 0)), scale: asset?.scale ?? 1,
      like: asset?.look ?? ImageLook())
    imageAsset = asset?.imageAsset
  }

  /// With another's look, changed.
  init(
    source: ImageSource, scale: CGFloat, like look: ImageLook = ImageLook(),
    _ change: (inout ImageLook) -> Void = { _ in }
  ) {
    self.source = source
    self.scale = scale
    var changed = look
    change(&changed)
    self.look = changed
    super.init()
  }

  /// Whether it or its shape is seen.
  public var renderingMode: RenderingMode { look.renderingMode }
  /// What stays as it is when it is drawn larger, in points.
  public var capInsets: UIEdgeInsets { look.capInsets }
  /// How the rest grows.
  public var resizingMode: ResizingMode { look.resizingMode }
  /// What Auto Layout leaves out of its size.
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  /// Whether what reads from right to left shows it mirrored.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeftLayoutDirection }
  /// Those that it shows one after the other; nil for one that stands.
  public var images: [UIImage]? { look.images }
  /// Seconds a round of them takes; 0 for one that stands.
  public var duration: TimeInterval { look.duration }

  /// In points.
  public var size: CGSize {
    CGSize(
      width: CGFloat(source.bitmap.width) / scale, height: CGFloat(source.bitmap.height) / scale)
  }

  /// Whether pixels, scale and what it says of its look are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || source == other.source && scale == other.scale && look == other.look
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int {
    [Double(source.bitmap.width), Double(source.bitmap.height), Double(scale)].stableHash
  }
}
