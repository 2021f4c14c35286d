import Graphics
import ImageCodecs
import TestSupport
import Testing

struct PictureReaderTests {
  private static let frames = (0..<5).map { index in
    var frame = Bitmap(
      width: 8, height: 6, filledWith: Pixel(red: 200, green: 100, blue: 50, alpha: 255))
    for y in 1..<4 { frame[index, y] = Pixel(red: 0, green: 0, blue: 255, alpha: 255) }
    return frame
  }

  private static func gif(loop: GIFLoop = .forever) throws -> [UInt8] {
    let encoder = try GIFEncoder(width: 8, height: 6, loop: loop)
    var bytes: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      bytes += try encoder.append(frame, delay: 10 + index)
    }
    return bytes + (try encoder.finish())
  }

  private static func apng() throws -> [UInt8] {
    var encoder = try APNGEncoder(width: 8, height: 6)
    for frame in frames { try encoder.append(frame, framesPerSecond: 20) }
    return encoder.finish()
  }

  @Test("Frames are read in any order", arguments: [ImageFormat.gif, .png])
  func order(format: ImageFormat) throws {
    var reader = try PictureReader(format == .gif ? Self.gif() : Self.apng())
    #expect(reader.format == format && reader.delays?.count == 5)
    for index in [0, 3, 1, 1, 4, 0, 2] {
      #expect(try reader.frame(at: index) == Self.frames[index], "frame \(index)")
    }
  }

  @Test("Delays are in seconds, and the number of plays is the file's")
  func times() throws {
    let forever = try PictureReader(Self.gif())
    #expect(forever.delays == [0.1, 0.11, 0.12, 0.13, 0.14] && forever.plays == 0)
    #expect(try PictureReader(Self.gif(loop: .times(3))).plays == 3)
    let film = try PictureReader(Self.apng())
    #expect(film.delays == [0.05, 0.05, 0.05, 0.05, 0.05] && film.plays == 0)
  }

  @Test("A file with one picture has no delays and plays once")
  func still() throws {
    var png = try PictureReader(Self.frames[1].encodedAsPNG())
    #expect(png.delays == nil && png.plays == 1 && png.format == .png)
    #expect(try png.frame(at: 0) == Self.frames[1])
    let jpeg = try PictureReader(Self.frames[1].encodedAsJPEG(quality: 1))
    #expect(jpeg.format == .jpeg && jpeg.delays == nil)
  }

  @Test("A truncated GIF has its whole frames, and no frame is an error")
  func truncated() throws {
    let whole = try Self.gif()
    var counts: Set<Int> = []
    for length in 0..<whole.count {
      guard var reader = try? PictureReader(Array(whole.prefix(length))) else { continue }
      let count = reader.delays?.count ?? 1
      counts.insert(count)
      #expect(try reader.frame(at: count - 1) == Self.frames[count - 1])
    }
    #expect(counts == [1, 2, 3, 4, 5])
    #expect(throws: CodecError.self) { try PictureReader(Array(whole.prefix(30))) }
    #expect(throws: CodecError.self) { try PictureReader([]) }
  }
}
