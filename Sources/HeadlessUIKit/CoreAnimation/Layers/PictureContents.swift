import Graphics

/// What can be set as a layer's contents.
enum PictureContents {
  /// The picture in it; nil for what is none.
  static func source(of contents: Any?) -> ImageSource? {
    switch contents {
    case let image as CGImage: image.source
    case let image as UIImage: image.source
    case let source as ImageSource: source
    default: nil
    }
  }
}
