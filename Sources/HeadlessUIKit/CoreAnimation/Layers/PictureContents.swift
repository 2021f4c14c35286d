import Graphics

/// The conversion of a layer's `contents` to an image.
enum PictureContents {
  /// Returns the image in `contents`, or nil if it is not an image.
  static func source(of contents: Any?) -> ImageSource? {
    switch contents {
    case let image as CGImage: image.source
    case let image as UIImage: image.source
    case let source as ImageSource: source
    default: nil
    }
  }
}
