public import Foundation
public import Graphics

/// An image with its scale.
open class UIImage: NSObject, @unchecked Sendable {
  // Safe: pixels are never written after `init`. The two variables are set by the app, or
  // while a picture is made, on one thread.
  package let source: ImageSource
  /// The number of pixels per point, above 0: 2 for an image named `…@2x`.
  public let scale: CGFloat
  /// The identifier that tests use to find this element; nil by default.
  open var accessibilityIdentifier: String?
  /// The display properties of the image.
  let look: ImageLook
  /// The asset with the image's versions for other traits; nil if there are none.
  public internal(set) final var imageAsset: UIImageAsset?

  /// Creates an image from a bitmap, for providers of assets. UIKit has no such initialiser.
  ///
  /// A scale that is not positive and finite counts as 1.
  @_spi(Overscroll)
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    source = ImageSource(bitmap)
    self.scale = Self.valid(scale)
    look = ImageLook()
    super.init()
  }

  private static func valid(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 1
  }

  /// Creates an image without pixels.
  public convenience override init() { self.init(bitmap: Bitmap(width: 0, height: 0)) }

  /// Creates the image of a name in the app's asset catalogue. A missing image gives nil and is
  /// reported as a problem.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    let environment = ScreenEnvironment.current
    guard let asset = environment.assets.image(named: name) else {
      environment.problems.report(
        ImageProblem.notFound(environment.assets.message(forMissing: name)))
      return nil
    }
    self.init(source: asset.source, scale: asset.scale, like: asset.look)
    imageAsset = UIImageAsset(name: name)
  }

  /// Creates the image of `#imageLiteral(resourceName:)`.
  ///
  /// A missing image gives one without pixels and is reported as a problem; UIKit stops the app.
  public required convenience init(imageLiteralResourceName name: String) {
    let asset = onMainActorUnchecked { () -> UIImage? in UIImage(named: name) }
    self.init(
      source: asset?.source ?? ImageSource(Bitmap(width: 0, height: 0)), scale: asset?.scale ?? 1,
      like: asset?.look ?? ImageLook())
    imageAsset = asset?.imageAsset
  }

  /// Creates an image with a changed copy of another image's display properties.
  init(
    source: ImageSource, scale: CGFloat, like look: ImageLook = ImageLook(),
    _ change: (inout ImageLook) -> Void = { _ in }
  ) {
    self.source = source
    self.scale = Self.valid(scale)
    var changed = look
    change(&changed)
    self.look = changed
    super.init()
  }

  /// The way the image is displayed: in its own colours or as a tinted shape.
  public var renderingMode: RenderingMode { look.renderingMode }
  /// The ends that keep their size when the image is drawn larger, in points.
  public var capInsets: UIEdgeInsets { look.capInsets }
  /// The way the middle grows when the image is drawn larger.
  public var resizingMode: ResizingMode { look.resizingMode }
  /// Insets from the frame to the alignment rectangle that Auto Layout uses.
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  /// Whether the image is marked to be mirrored in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeftLayoutDirection }
  /// The images of an animated image; nil for a still image.
  public var images: [UIImage]? { look.images }
  /// The time of one round of the animation in seconds; 0 for a still image.
  public var duration: TimeInterval { look.duration }

  /// The size of the image, in points.
  public var size: CGSize {
    CGSize(
      width: CGFloat(source.bitmap.width) / scale, height: CGFloat(source.bitmap.height) / scale)
  }

  /// Returns whether another image has equal pixels, scale and display properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || source == other.source && scale == other.scale && look == other.look
  }

  /// A hash value consistent with `isEqual(_:)`.
  open override var hash: Int {
    [Double(source.bitmap.width), Double(source.bitmap.height), Double(scale)].stableHash
  }
}
