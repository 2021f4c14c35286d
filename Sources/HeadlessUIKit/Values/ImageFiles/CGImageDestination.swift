public import Foundation
import Graphics

/// A writer of pictures to data or a file: of PNG, JPEG and animated GIF.
public final class CGImageDestination: Hashable, @unchecked Sendable {
  // Safe: everything that changes is accessed only under the lock.
  private let lock = NSLock()
  private let type: PictureType
  private let count: Int
  private let write: (Data) -> Bool
  private var images: [(image: CGImage, properties: ImageOptions)] = []
  private var properties = ImageOptions(nil)
  private var isFinished = false

  /// The delay of a GIF's frame without a property, in seconds.
  private static let usualDelay = 0.1

  init?(_ type: CFString, count: Int, write: @escaping (Data) -> Bool) {
    guard let type = PictureType(rawValue: "\(type)"), count > 0 else { return nil }
    (self.type, self.count, self.write) = (type, count, write)
  }

  func set(_ properties: CFDictionary?) {
    lock.withLock { self.properties = ImageOptions(properties) }
  }

  func add(_ image: CGImage, _ properties: CFDictionary?) {
    lock.withLock { images.append((image, ImageOptions(properties))) }
  }

  /// Encodes the images and writes the file, once. Returns whether all announced images were added
  /// and the file was written.
  func finish() -> Bool {
    let bytes: [UInt8]? = lock.withLock {
      guard !isFinished, images.count == count, let first = images.first else { return nil }
      isFinished = true
      let bitmap = first.image.source.bitmap
      let quality =
        first.properties.number(kCGImageDestinationLossyCompressionQuality)
        ?? properties.number(kCGImageDestinationLossyCompressionQuality) ?? 1
      switch type {
      case .png: return UIImage.codec?.png(of: bitmap)
      case .jpeg: return UIImage.codec?.jpeg(of: bitmap, quality: min(max(0, quality), 1))
      case .gif:
        let gif = properties.group(kCGImagePropertyGIFDictionary)
        // A file without the property plays once.
        let plays = gif.number(kCGImagePropertyGIFLoopCount) ?? 1
        return UIImage.codec?.gif(of: frames, plays: Int(min(max(0, plays), 65_535)))
      }
    }
    return bytes.map { write(Data($0)) } ?? false
  }

  private var frames: [PictureFrame] {
    images.map { image, properties in
      let gif = properties.group(kCGImagePropertyGIFDictionary)
      let delay =
        gif.number(kCGImagePropertyGIFUnclampedDelayTime)
        ?? gif.number(kCGImagePropertyGIFDelayTime) ?? Self.usualDelay
      return PictureFrame(bitmap: image.source.bitmap, delay: max(0, delay))
    }
  }

  /// Returns whether two values are the same destination.
  public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool { a === b }

  /// Feeds the destination's identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Creates a destination that appends a file to a data object; nil for a type other than PNG, JPEG
/// and GIF.
///
/// - Note: Partly: the options are ignored.
/// - Parameter count: The number of images that will be added. PNG and JPEG contain the first.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count: count) {
    data.append($0)
    return true
  }
}

/// Creates a destination that writes a file; nil for a type other than PNG, JPEG and GIF.
///
/// - Note: Partly: the options are ignored.
/// - Parameter count: The number of images that will be added. PNG and JPEG contain the first.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count: count) {
    (try? $0.write(to: url as URL, options: .atomic)) != nil
  }
}

/// Sets the properties of the whole file: how often a GIF plays, and the quality of a JPEG.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) { destination.set(properties) }

/// Adds an image.
///
/// - Parameter properties: The delay of a GIF's frame in seconds, 0.1 unless set, and the quality
///   of a JPEG from 0 to 1, 1 unless set.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { destination.add(image, properties) }

/// Adds a picture of a source. A place outside adds nothing.
///
/// - Parameters:
///   - index: The picture's place from 0.
///   - properties: Replaces the picture's own properties; nil keeps them.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  destination.add(image, properties ?? source.properties(at: index))
}

/// Writes the file and returns whether that succeeded. It fails if fewer or more images were added
/// than announced, and the second time.
///
/// - Note: Partly: transparent parts of GIF and JPEG become white.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finish()
}

/// Returns the identifiers of the types that destinations can write.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageSourceCopyTypeIdentifiers()
}
