import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import TestSupport
import Testing

/// Code of a screen reads and writes files of pictures by the functions of ImageIO.
@MainActor
@Suite("Image sources")
struct ImageSourceTests {
  private func picture(_ index: Int, width: Int = 12, height: Int = 8) -> Bitmap {
    var bitmap = Bitmap(
      width: width, height: height, filledWith: Pixel(red: 9, green: 99, blue: 199, alpha: 255))
    bitmap[index, 1] = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    return bitmap
  }

  /// Returns a GIF of the pictures, written by a destination.
  private func gif(_ delays: [Double], plays: Int = 0) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "com.compuserve.gif", delays.count, nil))
    let loop = [kCGImagePropertyGIFLoopCount: plays]
    CGImageDestinationSetProperties(destination, [kCGImagePropertyGIFDictionary: loop])
    for (index, delay) in delays.enumerated() {
      let image = try #require(UIImage(bitmap: picture(index)).cgImage)
      let time = ["\(kCGImagePropertyGIFDelayTime)": delay]
      CGImageDestinationAddImage(
        destination, image, ["\(kCGImagePropertyGIFDictionary)": time])
    }
    #expect(CGImageDestinationFinalize(destination))
    #expect(!CGImageDestinationFinalize(destination), "finished twice")
    return data as Data
  }

  @Test("A GIF that a destination writes is read frame by frame")
  func animation() throws {
    try inStage {
      let data = try gif([0.2, 0.02, 0.5], plays: 3)
      let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
      #expect(CGImageSourceGetCount(source) == 3)
      #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
      #expect(CGImageSourceGetStatus(source) == .statusComplete)
      #expect(CGImageSourceGetStatusAtIndex(source, 3) == .statusUnexpectedEOF)
      for index in [2, 0, 1] {
        let image = CGImageSourceCreateImageAtIndex(source, index, nil)
        #expect(image?.source.bitmap == picture(index))
      }
      #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
      #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
      let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
      #expect((whole["{GIF}"] as? [String: Int]) == ["LoopCount": 3])
      #expect(whole["FileSize"] as? Int == data.count)
    }
  }

  @Test("The delay of a very short frame is shown with a minimum, and as in the file")
  func delays() throws {
    try inStage {
      let source = try #require(
        CGImageSourceCreateWithData(try gif([0.2, 0.02]) as NSData, nil))
      let frames = (0..<2).compactMap {
        CGImageSourceCopyPropertiesAtIndex(source, $0, nil) as? [String: Any]
      }
      let times = frames.compactMap { $0["{GIF}"] as? [String: Double] }
      #expect(
        times == [
          ["DelayTime": 0.2, "UnclampedDelayTime": 0.2],
          ["DelayTime": 0.1, "UnclampedDelayTime": 0.02],
        ])
      #expect(frames[0]["PixelWidth"] as? Int == 12 && frames[0]["HasAlpha"] as? Bool == false)
      #expect(CGImageSourceCopyPropertiesAtIndex(source, 2, nil) == nil)
    }
  }

  @Test("A thumbnail has the longer side that the options say, and is made only if they ask for it")
  func thumbnail() throws {
    try inStage {
      let data = try #require(UIImage(bitmap: picture(3)).pngData())
      let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
      func side(_ options: CFDictionary) -> Int? {
        CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width
      }
      let always = kCGImageSourceCreateThumbnailFromImageAlways
      let limit = kCGImageSourceThumbnailMaxPixelSize
      #expect(side([always: true, limit: 6]) == 6)
      #expect(side(["\(always)": NSNumber(value: true), "\(limit)": CGFloat(3)]) == 3)
      #expect(side([always: true, limit: 600]) == 12 && side([always: true]) == 12)
      #expect(side([limit: 6]) == nil && side([always: false, limit: 6]) == nil)
      #expect(side([always: true, limit: Double.nan]) == 12)
      #expect(side([always: true, limit: 0]) == 12 && side([always: true, limit: -5]) == 12)
    }
  }

  @Test("A source without data has no pictures until the whole file has arrived")
  func incremental() throws {
    try inStage {
      let data = try #require(UIImage(bitmap: picture(3)).pngData())
      let source = CGImageSourceCreateIncremental(nil)
      #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
      CGImageSourceUpdateData(source, data.prefix(20) as NSData, false)
      #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
      CGImageSourceUpdateData(source, data as NSData, true)
      #expect(CGImageSourceGetStatus(source) == .statusComplete)
      #expect(CGImageSourceGetCount(source) == 1)
      CGImageSourceUpdateData(source, Data("no picture".utf8) as NSData, true)
      #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
      #expect(CGImageSourceCopyProperties(source, nil) == nil)
    }
  }

  @Test("PNG and JPEG are written to files, and other types have no destination")
  func files() throws {
    let folder = try Folder()
    try inStage {
      let image = try #require(UIImage(bitmap: picture(3)).cgImage)
      for type in ["public.png", "public.jpeg"] {
        let url = URL(fileURLWithPath: "\(folder.path)/\(type)")
        let destination = try #require(
          CGImageDestinationCreateWithURL(url as NSURL, NSString(string: type), 1, nil))
        #expect(!CGImageDestinationFinalize(destination), "\(type) without an image")
        CGImageDestinationAddImage(
          destination, image, [kCGImageDestinationLossyCompressionQuality: 7])
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as NSURL, nil))
        #expect(CGImageSourceGetType(source) == NSString(string: type))
      }
      let missing = NSURL(fileURLWithPath: "\(folder.path)/nothing")
      #expect(CGImageSourceCreateWithURL(missing, nil) == nil)
      #expect(CGImageDestinationCreateWithURL(missing, "public.heic", 1, nil) == nil)
      #expect(CGImageDestinationCreateWithURL(missing, "public.png", 0, nil) == nil)
      let nowhere = NSURL(fileURLWithPath: "\(folder.path)/no/folder/a.png")
      let lost = try #require(CGImageDestinationCreateWithURL(nowhere, "public.png", 1, nil))
      CGImageDestinationAddImage(lost, image, nil)
      #expect(!CGImageDestinationFinalize(lost))
    }
  }

  @Test("Frames of other sizes are cut and padded to the first one's, and delays have limits")
  func sizes() throws {
    try inStage {
      let data = NSMutableData()
      let destination = try #require(
        CGImageDestinationCreateWithData(data, "com.compuserve.gif", 3, nil))
      let delays = [Double.infinity, -1, 1e300]
      for (index, size) in [(12, 8), (20, 4), (2, 30)].enumerated() {
        let bitmap = picture(1, width: size.0, height: size.1)
        let delay = ["\(kCGImagePropertyGIFDelayTime)": delays[index]]
        CGImageDestinationAddImage(
          destination, try #require(UIImage(bitmap: bitmap).cgImage),
          ["\(kCGImagePropertyGIFDictionary)": delay])
      }
      #expect(CGImageDestinationFinalize(destination))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetCount(source) > 0)
      for index in 0..<CGImageSourceGetCount(source) {
        let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
        #expect((image.width, image.height) == (12, 8))
      }
    }
  }

  @Test("Core Foundation's functions find values by the addresses of constants")
  func pointers() throws {
    try inStage {
      let source = try #require(CGImageSourceCreateWithData(try gif([0.2, 0.3]) as NSData, nil))
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)
      func address(_ key: CFString) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
      }
      let group = try #require(
        CFDictionaryGetValue(properties, address(kCGImagePropertyGIFDictionary)))
      let gif = unsafeBitCast(group, to: CFDictionary.self)
      let delay = try #require(CFDictionaryGetValue(gif, address(kCGImagePropertyGIFDelayTime)))
      #expect((unsafeBitCast(delay, to: AnyObject.self) as? NSNumber)?.doubleValue == 0.3)
      var value: UnsafeRawPointer?
      let exif = address(kCGImagePropertyExifDictionary)
      #expect(!CFDictionaryGetValueIfPresent(properties, exif, &value) && value == nil)
      #expect(!CFDictionaryContainsKey(properties, exif) && CFDictionaryGetCount(gif) == 2)
      #expect(CFDictionaryGetValue(nil, exif) == nil && CFDictionaryGetValue(gif, nil) == nil)
    }
  }
}
