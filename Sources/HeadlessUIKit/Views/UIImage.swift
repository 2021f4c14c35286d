public import Foundation
public import Graphics

/// A picture and how many of its pixels make a point.
public final class UIImage: Hashable, Sendable {
  package let source: ImageSource
  /// Pixels per point, above 0: 2 for a picture named `…@2x`.
  public let scale: CGFloat

  /// A picture of one's own, for whoever provides assets; UIKit has no such initialiser. `scale` must
  /// be positive.
  @_spi(Overscroll)
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    precondition(scale > 0, "image scale \(scale)")
    source = ImageSource(bitmap)
    self.scale = scale
  }

  /// The image of that name in the app's asset catalogue; nil if it has none, which is reported.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    let environment = ScreenEnvironment.current
    guard let asset = environment.assets.image(named: name) else {
      environment.problems.report(missingImage: environment.assets.words(forMissing: name))
      return nil
    }
    self.init(source: asset.source, scale: asset.scale)
  }

  private init(source: ImageSource, scale: CGFloat) {
    self.source = source
    self.scale = scale
  }

  /// In points.
  public var size: CGSize {
    CGSize(
      width: CGFloat(source.bitmap.width) / scale, height: CGFloat(source.bitmap.height) / scale)
  }

  /// Whether pixels and scale are the same.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.source == b.source && a.scale == b.scale
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(scale)
  }
}
