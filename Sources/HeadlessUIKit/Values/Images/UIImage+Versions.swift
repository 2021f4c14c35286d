public import Foundation
import Graphics
import Layers

extension UIImage {
  /// The way an image is displayed: in its own colours, or as a shape in the tint colour. Raw
  /// values are UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// The context decides: bars and system buttons show the shape, image views the original.
    case automatic
    /// The image in its own colours.
    case alwaysOriginal
    /// The image's shape in the tint colour.
    case alwaysTemplate
  }

  /// The way the middle of an image with cap insets grows. Raw values are UIKit's.
  public enum ResizingMode: Int, Sendable {
    /// Repeats the middle.
    case tile
    /// Stretches the middle.
    case stretch
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    version { $0.renderingMode = renderingMode }
  }

  /// Returns the image's shape in a colour, with the rendering mode of this image.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image's shape in a colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let (shape, tint) = onMainActorUnchecked { () -> (UIImage, Color) in
      let tint = color.color(in: ScreenEnvironment.current.traits)
      return (self.tinted(with: tint), tint)
    }
    return UIImage(source: shape.source, scale: scale, like: look) {
      $0.renderingMode = renderingMode
      if $0.symbol != nil { $0.tint = tint }
    }
  }

  /// Returns an image whose ends keep their size when it is drawn larger, while the middle repeats.
  /// Insets are in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image whose ends keep their size when it is drawn larger, while the middle repeats
  /// or stretches.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    version {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns an image with a left and a top cap, whose single point after each cap stretches.
  ///
  /// A cap of 0 is no cap: the image stretches as a whole in that direction.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// Returns the image with other alignment insets, which Auto Layout subtracts from its size.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    version { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    let mirrored = UIImage(
      cgImage: cgImage, scale: scale, orientation: imageOrientation.mirroredHorizontally)
    return UIImage(source: mirrored.source, scale: scale, like: look) {
      swap(&$0.capInsets.left, &$0.capInsets.right)
      $0.orientation = mirrored.imageOrientation
      $0.unturned = mirrored.look.unturned
    }
  }

  /// Returns an image marked to be mirrored in right-to-left layouts.
  ///
  /// - Note: Partly: the mark is stored; no image is mirrored.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    version { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// Returns an image that cycles through `images`; nil without any.
  ///
  /// `duration` is the time of one round in seconds; 0 means 1/30 second per image.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let time = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(source: first.source, scale: first.scale, like: first.look) {
      $0.images = images
      $0.duration = time
    }
  }

  /// Returns the image scaled to a size in points, at its own scale; nil for an empty size and for
  /// one of more than 100 million pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let (width, height) = (
      (size.width * scale).rounded(), (size.height * scale).rounded()
    )
    guard width >= 1, height >= 1, width < 32_768, height < 32_768,
      width * height <= CGFloat(CGContext.pixelLimit), !source.bitmap.isEmpty
    else { return nil }
    var small = Bitmap(width: Int(width), height: Int(height))
    small.fill(
      Coverage(small.bounds),
      with: .image(
        source,
        transform: CGAffineTransform(
          scaleX: width / CGFloat(source.bitmap.width),
          y: height / CGFloat(source.bitmap.height))))
    return UIImage(bitmap: small, scale: scale)
  }

  /// Returns the image scaled to a size in points, at its own scale; nil for an empty size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Passes the image scaled to a size to `completionHandler`, which is called synchronously.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Returns the image itself: images are always decoded here.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image itself: images are always decoded here.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Passes the image itself to `completionHandler`, which is called synchronously.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  private func version(_ change: (inout ImageLook) -> Void) -> UIImage {
    UIImage(source: source, scale: scale, like: look, change)
  }

  /// The part that grows when the image is drawn larger; nil if the whole image stretches.
  var slices: ImageSlices? {
    guard look.isResizable, size.width > 0, size.height > 0 else { return nil }
    let (size, caps) = (size, look.capInsets)
    guard caps != .zero || look.resizingMode == .tile else { return nil }
    return ImageSlices(
      center: CGRect(
        x: caps.left / size.width, y: caps.top / size.height,
        width: max(0, 1 - (caps.left + caps.right) / size.width),
        height: max(0, 1 - (caps.top + caps.bottom) / size.height)),
      isTiled: look.resizingMode == .tile)
  }
}
