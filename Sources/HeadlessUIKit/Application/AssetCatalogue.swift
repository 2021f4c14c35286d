/// Where `UIImage(named:)` looks. The program that runs the screens provides it: nothing here
/// touches a file.
@MainActor
public protocol AssetCatalogue {
  /// The image of that name; nil if there is none. Asked each time: a catalogue that reads files
  /// keeps what it has read.
  func image(named name: String) -> UIImage?

  /// What people are told of an image that there is not: one line. The default names the image.
  func words(forMissing name: String) -> String
}

extension AssetCatalogue {
  /// Says that the image is not there.
  public func words(forMissing name: String) -> String { "no image named '\(name)'" }
}
