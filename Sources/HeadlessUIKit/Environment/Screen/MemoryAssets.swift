/// An asset catalogue with images in memory.
public struct MemoryAssets: AssetCatalogue {
  private let images: [String: UIImage]

  /// Creates a catalogue from images by name.
  public init(_ images: [String: UIImage] = [:]) { self.images = images }

  /// Returns the image of a name; nil if there is none.
  public func image(named name: String) -> UIImage? { images[name] }
}
