public import Foundation
import Graphics

extension UIImage {
  /// Creates an image from the data of a PNG, JPEG or GIF file at scale 1; nil for other data.
  ///
  /// - Note: Partly: data cannot be decoded where no stage runs, which is reported as a problem.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the data of a PNG, JPEG or GIF file; nil for other data. A scale that is
  /// not positive becomes 1.
  ///
  /// - Note: Partly: data cannot be decoded where no stage runs, which is reported as a problem.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Self.codec?.bitmap(of: [UInt8](data)) else { return nil }
    self.init(source: ImageSource(bitmap), scale: scale > 0 ? scale : 1)
  }

  /// Creates an image from a file; nil if it cannot be read. A name ending in `@2x` or `@3x` sets
  /// the scale.
  ///
  /// - Note: Partly: files cannot be decoded where no stage runs, which is reported as a problem.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Returns the displayed image as PNG data; nil for an empty image.
  ///
  /// - Note: Partly: images cannot be encoded where no stage runs, which is reported as a problem.
  public func pngData() -> Data? { Self.codec?.png(of: source.bitmap).map { Data($0) } }

  /// Returns the displayed image as JPEG data, with transparent parts on white; nil for an empty
  /// image.
  ///
  /// - Note: Partly: images cannot be encoded where no stage runs, which is reported as a problem.
  /// - Parameter compressionQuality: The quality from 0 to 1 (best).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    Self.codec?.jpeg(of: source.bitmap, quality: Double(compressionQuality)).map { Data($0) }
  }

  /// The codec of the screen whose code runs. Nil outside a stage, which is reported as a problem.
  static var codec: (any PictureCodec)? {
    onMainActorUnchecked {
      let environment = ScreenEnvironment.current
      if environment.codec == nil { environment.problems.report(ImageProblem.noCodec) }
      return environment.codec
    }
  }

  /// Reports a drawing that is left out because of its size.
  static func reportTooLarge(width: Int, height: Int) {
    onMainActorUnchecked {
      ScreenEnvironment.current.problems.report(
        ImageProblem.tooManyPixels(width: width, height: height))
    }
  }

  /// Creates the image of a name in the app's asset catalogue, in its version for the given traits.
  ///
  /// Nil traits mean the current ones. A missing image gives nil and is reported as a problem.
  ///
  /// - Note: Partly: the bundle is ignored; images come from the app's own catalogue.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    var found: UIImage?
    let current = UITraitCollection.current
    let traits = traitCollection.map { UITraitCollection(traitsFrom: [current, $0]) } ?? current
    traits.performAsCurrent { found = UIImage(named: name) }
    guard let found else { return nil }
    self.init(source: found.source, scale: found.scale, like: found.look)
    imageAsset = found.imageAsset
  }

  /// Creates the image of a name in the app's asset catalogue, in its version for a configuration's
  /// traits.
  ///
  /// - Note: Partly: the bundle is ignored; images come from the app's own catalogue.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection) }
}
