/// A catalogue that holds its images in memory.
public struct MemoryAssets: AssetCatalogue {
  private let images: [String: UIImage]

  /// Images by the names that screens ask for.
  public init(_ images: [String: UIImage] = [:]) { self.images = images }

  /// The image that was put in under that name.
  public func image(named name: String) -> UIImage? { images[name] }
}
