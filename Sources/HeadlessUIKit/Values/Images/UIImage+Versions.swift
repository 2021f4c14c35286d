public import Foundation
import Graphics
import Layers

extension UIImage {
  /// Whether the picture is seen or its shape, in the tint of what shows it; raw values as UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// As what shows it has it: bars and system buttons take the shape, image views the picture.
    case automatic
    /// The picture.
    case alwaysOriginal
    /// Its shape.
    case alwaysTemplate
  }

  /// How the middle of a picture with caps grows; raw values as UIKit's.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// The same picture, to be seen so.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    version { $0.renderingMode = renderingMode }
  }

  /// The picture's shape in a colour, to be seen as this one is.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture's shape in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let shape = onMainActorUnchecked { () -> UIImage in
      self.tinted(with: color.color(in: ScreenEnvironment.current.traits))
    }
    return UIImage(source: shape.source, scale: scale, like: look) {
      $0.renderingMode = renderingMode
    }
  }

  /// A picture whose ends, in points, stay as they are when it is drawn larger; what lies between is
  /// repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same; what lies between is repeated or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    version {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// A picture with a cap at its left and one at its top; of what lies behind them one point grows. A cap
  /// of zero is none: the picture grows as a whole.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// A picture of which Auto Layout aligns less.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    version { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The mirrored picture, left for right.
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

  /// A picture that what reads from right to left shows mirrored.
  ///
  /// - Note: Partly: it says so; nothing mirrors it.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    version { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// A picture that shows others one after the other, for so many seconds a round; zero is a thirtieth of a
  /// second each. Nil without any.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let time = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(source: first.source, scale: first.scale, like: first.look) {
      $0.images = images
      $0.duration = time
    }
  }

  /// A smaller picture of that size, in points of this one's scale; nil for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let (width, height) = (
      (size.width * scale).rounded(), (size.height * scale).rounded()
    )
    guard width >= 1, height >= 1, width < 32_768, height < 32_768, !source.bitmap.isEmpty else {
      return nil
    }
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

  /// The same, when it is ready.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The same, at once.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// The picture, which is ready to be drawn.
  public func preparingForDisplay() -> UIImage? { self }

  /// The picture, which is ready to be drawn.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Hands over the picture, at once.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  private func version(_ change: (inout ImageLook) -> Void) -> UIImage {
    UIImage(source: source, scale: scale, like: look, change)
  }

  /// What grows when the picture is drawn larger than it is; nil where all of it does.
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
