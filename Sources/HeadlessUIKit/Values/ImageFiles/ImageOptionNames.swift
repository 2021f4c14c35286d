// The keys of the options of image sources and destinations, with the texts of Apple's ImageIO.

/// The key for whether decoded pictures are kept. It has no effect.
public var kCGImageSourceShouldCache: CFString { .constant("kCGImageSourceShouldCache") }
/// The key for whether pictures are decoded at once. It has no effect.
public var kCGImageSourceShouldCacheImmediately: CFString {
  .constant("kCGImageSourceShouldCacheImmediately")
}
/// The key for components as floating-point numbers. It has no effect.
public var kCGImageSourceShouldAllowFloat: CFString { .constant("kCGImageSourceShouldAllowFloat") }
/// The key for the expected type. It has no effect: the data decides.
public var kCGImageSourceTypeIdentifierHint: CFString {
  .constant("kCGImageSourceTypeIdentifierHint")
}
/// The key for whether a thumbnail is made if the file has none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  .constant("kCGImageSourceCreateThumbnailFromImageIfAbsent")
}
/// The key for whether a thumbnail is always made from the picture.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  .constant("kCGImageSourceCreateThumbnailFromImageAlways")
}
/// The key for the longer side of a thumbnail, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  .constant("kCGImageSourceThumbnailMaxPixelSize")
}
/// The key for whether a thumbnail is upright. Pictures are always upright here.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  .constant("kCGImageSourceCreateThumbnailWithTransform")
}
/// The key for the factor by which a picture is read smaller. It has no effect.
public var kCGImageSourceSubsampleFactor: CFString { .constant("kCGImageSourceSubsampleFactor") }
/// The key for the quality of a JPEG, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  .constant("kCGImageDestinationLossyCompressionQuality")
}
/// The key for the colour behind transparent parts. It has no effect: white is used.
public var kCGImageDestinationBackgroundColor: CFString {
  .constant("kCGImageDestinationBackgroundColor")
}
/// The key for the longer side of a written picture. It has no effect.
public var kCGImageDestinationImageMaxPixelSize: CFString {
  .constant("kCGImageDestinationImageMaxPixelSize")
}
/// The key for whether a thumbnail is written. It has no effect.
public var kCGImageDestinationEmbedThumbnail: CFString {
  .constant("kCGImageDestinationEmbedThumbnail")
}
/// The key for conversion to sRGB. It has no effect: pictures are in sRGB.
public var kCGImageDestinationOptimizeColorForSharing: CFString {
  .constant("kCGImageDestinationOptimizeColorForSharing")
}
/// The key for whether metadata is merged. It has no effect.
public var kCGImageDestinationMergeMetadata: CFString {
  .constant("kCGImageDestinationMergeMetadata")
}
