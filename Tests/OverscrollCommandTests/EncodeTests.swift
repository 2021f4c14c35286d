import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// `overscroll encode`, tested through the program.
@Suite(.needs(.overscroll))
struct EncodeTests {
  private let program: Executable
  private let folder: Folder
  private let frames: [Bitmap]

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    frames = [0xFF0000, 0x00FF00, 0x00FF00, 0x0000FF].map { color in
      var bitmap = Bitmap(
        width: 9, height: 5, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 255))
      bitmap[4, 2] = Pixel(
        red: UInt8(color >> 16), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255),
        alpha: 255)
      return bitmap
    }
    for (index, frame) in frames.enumerated() {
      try Data(frame.encodedAsPNG()).write(to: URL(filePath: "\(folder.path)/\(index).png"))
    }
  }

  private func encode(_ arguments: String...) throws -> Executable.Outcome {
    try program.run(["encode"] + arguments, in: folder)
  }

  @Test func framesBecomeAGIF() throws {
    let outcome = try encode("0.png", "1.png", "2.png", "3.png", "-o", "x.gif", "--fps", "10")
    #expect(outcome.status == 0 && outcome.lines == ["x.gif"], "\(outcome.errors)")
    var decoder = try GIFDecoder(folder.bytes("x.gif"))
    var shown: [GIFFrame] = []
    while let frame = try decoder.next() { shown.append(frame) }
    #expect(shown.map(\.bitmap) == [frames[0], frames[1], frames[3]])
    #expect(shown.map(\.delay) == [10, 20, 10])
  }

  @Test func framesBecomeAnAnimatedPNG() throws {
    #expect(try encode("3.png", "0.png", "-o", "x.apng", "--fps", "60").status == 0)
    var decoder = try APNGDecoder(folder.bytes("x.apng"))
    #expect(decoder.frameCount == 2)
    #expect(try decoder.nextFrame()?.bitmap == frames[3])
    #expect(try decoder.nextFrame()?.bitmap == frames[0])
  }

  @Test(.gives("encode --fps --output"), .needs(.pillow)) func framesBecomeAnAnimatedWebP() throws {
    let outcome = try encode("0.png", "1.png", "2.png", "3.png", "-o", "x.webp", "--fps", "10")
    #expect(outcome.status == 0 && outcome.lines == ["x.webp"], "\(outcome.errors)")
    #expect(try webP("x.webp") == "3 9 5 255 0 0")
  }

  @Test(.needs(.pillow)) func aSceneBecomesAnAnimatedWebP() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: a.webp, fps: 10, scale: 0.5}]"))
    let outcome = try program.run(["render", "a.yaml", "-o", "b.webp"], in: folder)
    #expect(outcome.status == 0 && outcome.lines == ["b.webp"], "\(outcome.errors)")
    #expect(try webP("b.webp").contains(" 188 334 "))
  }

  @Test func whatCannotBeWrittenLeavesNoWebP() throws {
    let other = try Bitmap(width: 3, height: 3).encodedAsPNG()
    try Data(other).write(to: URL(filePath: "\(folder.path)/other.png"))
    let before = folder.files
    #expect(try encode("0.png", "other.png", "-o", "x.webp").status == 65)
    #expect(folder.files == before)
  }

  /// Returns the number of frames, the size, and the colour in the middle of the first frame, as
  /// Pillow reads them.
  private func webP(_ file: String) throws -> String {
    let script = """
      from PIL import Image
      film = Image.open("\(file)")
      print(film.n_frames, film.width, film.height, *film.convert("RGB").getpixel((4, 2)))
      """
    let outcome = try #require(Executable.pythonWithPillow).run(["-c", script], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.lines.first ?? ""
  }

  @Test(.gives("encode --quality")) func aFrameBecomesAPNG() throws {
    #expect(try encode("1.png", "-o", "x.png", "-q", "small").status == 0)
    #expect(try Bitmap(decoding: folder.bytes("x.png")) == frames[1])
  }

  @Test func whatCannotBeMadeLeavesNoFile() throws {
    let other = try Bitmap(width: 3, height: 3).encodedAsPNG()
    try Data(other).write(to: URL(filePath: "\(folder.path)/other.png"))
    try folder.write("words.png", "words")
    let before = folder.files
    #expect(try encode("0.png", "other.png", "-o", "x.gif").status == 65)
    #expect(try encode("words.png", "-o", "x.gif").status == 65)
    #expect(try encode("missing.png", "-o", "x.gif").status == 66)
    #expect(try encode("0.png", "1.png", "-o", "x.png").status == 64)
    #expect(try encode("0.png", "-o", "x.webm").status == 64)
    #expect(try encode("0.png", "-o", "x.gif", "--fps", "60").status == 64)
    #expect(folder.files == before)
  }
}
