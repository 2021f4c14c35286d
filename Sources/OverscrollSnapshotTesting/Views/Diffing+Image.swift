public import Foundation
public import HeadlessUIKit
import Snapshots

extension Diffing where Value == UIImage {
  /// A comparison of pictures that accepts no difference.
  public static var image: Diffing { .image() }

  /// Returns a comparison of pictures.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0…1.
  ///   - perceptualPrecision: The similarity from which on two colours match, 0…1: see
  ///     `Tolerance.precision`.
  ///   - scale: The number of pixels per point of goldens; nil and 0 are those of the screen.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let tolerance: Tolerance =
      precision < 1 || perceptualPrecision < 1
      ? .precision(Double(precision), perceptual: Double(perceptualPrecision)) : .exact
    let known = scale.flatMap { $0 > 0 ? $0 : nil } ?? onMainActorUnchecked { UIScreen.main.scale }
    return Diffing(
      toData: { image in onMainActorUnchecked { image.pngData() } ?? Data() },
      fromData: { data in
        onMainActorUnchecked { UIImage(data: data, scale: known) } ?? UIImage()
      },
      diff: { old, new in
        guard
          let comparison = PictureComparison(
            reference: old.source.bitmap, actual: new.source.bitmap, tolerance: tolerance)
        else {
          return ("Newly-taken snapshot@\(new.size) does not match reference@\(old.size).", [])
        }
        return comparison.difference.map { ("\(SnapshotVerdict.pixels($0))", []) }
      }
    ).compared(by: .picture(tolerance))
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares images and accepts no difference.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares images: see `Diffing.image`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
