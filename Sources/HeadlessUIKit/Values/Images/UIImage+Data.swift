public import Foundation
import Graphics

extension UIImage {
  /// The picture in the bytes of a PNG, JPEG or GIF file, one pixel a point; nil if they are none.
  ///
  /// - Note: Partly: nothing reads bytes where no stage runs, which is a problem.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The same at a scale; 1 for one that is not positive.
  ///
  /// - Note: Partly: nothing reads bytes where no stage runs, which is a problem.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Self.codec?.bitmap(of: [UInt8](data)) else { return nil }
    self.init(source: ImageSource(bitmap), scale: scale > 0 ? scale : 1)
  }

  /// The picture in a file; nil if there is none. A name that ends with `@2x` or `@3x` says its scale.
  ///
  /// - Note: Partly: nothing reads bytes where no stage runs, which is a problem.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The picture as it is seen, as the bytes of a PNG file; nil for an empty one.
  ///
  /// - Note: Partly: nothing writes bytes where no stage runs, which is a problem.
  public func pngData() -> Data? { Self.codec?.png(of: source.bitmap).map { Data($0) } }

  /// The picture as it is seen, as the bytes of a JPEG file, transparent parts on white; nil for an empty
  /// one.
  ///
  /// - Note: Partly: nothing writes bytes where no stage runs, which is a problem.
  /// - Parameter compressionQuality: 0…1, 1 the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    Self.codec?.jpeg(of: source.bitmap, quality: Double(compressionQuality)).map { Data($0) }
  }

  private static var codec: (any PictureCodec)? {
    onMainActorUnchecked {
      let environment = ScreenEnvironment.current
      if environment.codec == nil { environment.problems.reportMissingCodec() }
      return environment.codec
    }
  }

  /// The image of that name in the app's asset catalogue, in its version for traits, nil those of the code that
  /// is run; nil if it has none, which is reported.
  ///
  /// - Note: Partly: the bundle is not looked into, images come from the app's own.
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

  /// The same for the traits of a configuration.
  ///
  /// - Note: Partly: the bundle is not looked into, images come from the app's own.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection) }
}
