import Foundation

extension CGImageSource {
  /// The delay below which `kCGImagePropertyGIFDelayTime` says `shownDelay`, in seconds: a model of
  /// what Apple documents as a minimum of 100 ms and people measured as of 50 ms.
  private static let shortestDelay = 0.05
  private static let shownDelay = 0.1

  /// The properties of a format, in its group. The group is a Core Foundation dictionary, so that
  /// `CFDictionaryGetValue` can return it.
  private func group(_ values: [(CFString, Double)], of file: any PictureFile) -> CFDictionary {
    let group = CFDictionary(
      uniqueKeysWithValues: values.map { (AnyHashable("\($0.0)"), NSNumber(value: $0.1)) })
    switch file.type {
    case .gif: return ["\(kCGImagePropertyGIFDictionary)": group]
    case .png: return ["\(kCGImagePropertyPNGDictionary)": group]
    case .jpeg: return [:]
    }
  }

  /// The properties of the whole file.
  var properties: CFDictionary? {
    guard let file else { return nil }
    var properties: CFDictionary = ["\(kCGImagePropertyFileSize)": NSNumber(value: size)]
    if file.delays != nil {
      properties.merge(group([(kCGImagePropertyGIFLoopCount, Double(file.plays))], of: file)) { $1 }
    }
    return properties
  }

  /// The properties of a picture.
  func properties(at index: Int) -> CFDictionary? {
    guard let file, let bitmap = bitmap(at: index) else { return nil }
    var properties: CFDictionary = [
      "\(kCGImagePropertyPixelWidth)": NSNumber(value: bitmap.width),
      "\(kCGImagePropertyPixelHeight)": NSNumber(value: bitmap.height),
      "\(kCGImagePropertyDepth)": NSNumber(value: 8),
      "\(kCGImagePropertyColorModel)": "\(kCGImagePropertyColorModelRGB)",
      "\(kCGImagePropertyProfileName)": "sRGB IEC61966-2.1",
      "\(kCGImagePropertyHasAlpha)": NSNumber(value: !bitmap.isOpaque),
      "\(kCGImagePropertyOrientation)": NSNumber(value: 1),
    ]
    if let delay = file.delays?[index] {
      let shown = delay < Self.shortestDelay ? Self.shownDelay : delay
      let values = [
        (kCGImagePropertyGIFDelayTime, shown), (kCGImagePropertyGIFUnclampedDelayTime, delay),
      ]
      properties.merge(group(values, of: file)) { $1 }
    }
    return properties
  }
}

/// Returns the properties of a source's file: its size in bytes and how often an animation plays.
/// Nil for data that is not a picture.
///
/// - Note: Partly: the options are ignored, and the file's metadata is not read.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { source.properties }

/// Returns the properties of a picture: its size in pixels, depth, colours, alpha, orientation, and
/// the delays of an animation's frame in seconds. Nil for a place outside.
///
/// - Note: Partly: the options are ignored, and the file's metadata is not read.
/// - Parameter index: The picture's place from 0.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { source.properties(at: index) }
