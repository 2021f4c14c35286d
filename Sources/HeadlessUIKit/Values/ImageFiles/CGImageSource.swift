public import Foundation
import Graphics

/// A reader of the pictures in the data of a file: of PNG, JPEG and GIF, with all frames of
/// animations.
public final class CGImageSource: Hashable, @unchecked Sendable {
  // Safe: everything that changes is accessed only under the lock.
  private let lock = NSLock()
  private var data = Data()
  private var isFinal: Bool
  private var opened: (any PictureFile)?

  init(_ data: Data, isFinal: Bool) {
    self.isFinal = isFinal
    update(data, isFinal: isFinal)
  }

  func update(_ data: Data, isFinal: Bool) {
    let file = UIImage.codec?.file(of: [UInt8](data))
    lock.withLock { (self.data, self.isFinal, opened) = (data, isFinal, file) }
  }

  /// The file; nil if the data is not a picture.
  var file: (any PictureFile)? { lock.withLock { opened } }

  var size: Int { lock.withLock { data.count } }

  var status: CGImageSourceStatus {
    lock.withLock {
      if opened != nil { return isFinal ? .statusComplete : .statusIncomplete }
      return isFinal ? .statusUnknownType : .statusReadingHeader
    }
  }

  func bitmap(at index: Int) -> Bitmap? {
    guard let file, (0..<file.count).contains(index) else { return nil }
    return file.bitmap(at: index)
  }

  /// Returns whether two values are the same source.
  public static func == (a: CGImageSource, b: CGImageSource) -> Bool { a === b }

  /// Feeds the source's identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Creates a source of the pictures in the data of a file. Data that is not a picture gives a
/// source without pictures.
///
/// - Note: Partly: the options are ignored.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data as Data, isFinal: true) }

/// Creates a source of the pictures in a file; nil if it cannot be read.
///
/// - Note: Partly: the options are ignored.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0, isFinal: true) }
}

/// Creates a source of the pictures in a provider's data.
///
/// - Note: Partly: the options are ignored.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0 as Data, isFinal: true) } }

/// Creates a source without data, for `CGImageSourceUpdateData`.
///
/// - Note: Partly: the options are ignored.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Replaces the data of a source by all data that has arrived so far.
///
/// - Note: Partly: a still picture appears when its data is complete, not line by line.
/// - Parameter final: Whether the data is complete.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update(data as Data, isFinal: final)
}

/// Returns the number of pictures: the frames of an animation, 1 for a still picture, 0 for data
/// that is not a picture.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.file?.count ?? 0 }

/// Returns the identifier of the file's type, such as `com.compuserve.gif`; nil if it is unknown.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.file.map { NSString(string: $0.type.rawValue) }
}

/// Returns the index of the picture that stands for the file: always 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Returns whether a source's file is known and complete.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// Returns whether a picture of a source can be read.
///
/// - Parameter index: The picture's place from 0. A place outside gives `statusUnexpectedEOF`.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  guard let file = source.file else { return source.status }
  return (0..<file.count).contains(index) ? source.status : .statusUnexpectedEOF
}

/// Returns the identifiers of the types that sources can read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  PictureType.allCases.map { NSString(string: $0.rawValue) }
}

/// Returns a picture of a source in its displayed form; nil for a place outside, and for damaged
/// data.
///
/// - Note: Partly: the options are ignored. A photograph is turned upright, and its property for
///   the orientation is 1.
/// - Parameter index: The picture's place from 0.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { source.bitmap(at: index).map { CGImage(ImageSource($0)) } }

/// Returns a picture of a source, reduced to the option `kCGImageSourceThumbnailMaxPixelSize`.
///
/// - Note: Partly: thumbnails in files are not read. The result is nil unless
///   `kCGImageSourceCreateThumbnailFromImageAlways` or
///   `kCGImageSourceCreateThumbnailFromImageIfAbsent` is true.
/// - Parameter index: The picture's place from 0.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = ImageOptions(options)
  let asks =
    options.isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
    || options.isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  guard asks, let bitmap = source.bitmap(at: index) else { return nil }
  let longest = Double(max(bitmap.width, bitmap.height))
  let limit = options.number(kCGImageSourceThumbnailMaxPixelSize) ?? longest
  guard limit > 0, limit < longest else { return CGImage(ImageSource(bitmap)) }
  let size = CGSize(
    width: max(1, (Double(bitmap.width) * limit / longest).rounded()),
    height: max(1, (Double(bitmap.height) * limit / longest).rounded()))
  let whole = UIImage(source: ImageSource(bitmap), scale: 1)
  return whole.preparingThumbnail(of: size)?.cgImage
}
