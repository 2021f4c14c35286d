import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// The program's GIFs, read by decoders of other projects.
@Suite(.needs(.overscroll))
struct DecoderTests {
  private let folder: Folder
  private let frames: [GIFFrame]
  private let loop: GIFLoop

  init() throws {
    folder = try Folder()
    try folder.write(
      "a.yaml",
      scene(
        screen: "{name: parallax-and-scale}",
        timeline:
          "[{hold: 0.5s}, {fling: {by: -250, over: 0.15s}}, {hold: 1s}, {drag: {by: 300, over: 0.5s}}, release, {hold: 1s}]",
        outputs: "[{file: a.gif, fps: 20, scale: 0.5, loop: 3}]"))
    let outcome = try #require(Executable.overscroll).run(["render", "a.yaml"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    var decoder = try GIFDecoder(folder.bytes("a.gif"))
    var frames: [GIFFrame] = []
    while let frame = try decoder.next() { frames.append(frame) }
    (self.frames, loop) = (frames, decoder.loop)
  }

  @Test func theFilmLastsAsLongAsTheScript() {
    // The duration is 0.5 + 0.15 + 1 + 0.5 + 1 seconds.
    #expect(frames.reduce(0) { $0 + $1.delay } == 315)
    #expect(loop == .times(3))
    #expect(frames.count > 20 && frames.count <= 63)
  }

  @Test(.needs(.ffmpeg))
  func ffmpegSeesTheSamePixels() throws {
    let ffmpeg = try #require(Executable.ffmpeg)
    let outcome = try ffmpeg.run(
      [
        "-v", "error", "-ignore_loop", "1", "-i", "a.gif", "-fps_mode", "passthrough", "-pix_fmt",
        "rgba", "-f", "rawvideo", "-",
      ], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let size = frames[0].bitmap.width * frames[0].bitmap.height * 4
    try #require(outcome.output.count == frames.count * size)
    for (index, frame) in frames.enumerated() {
      let bytes = frame.bitmap.withUnsafePixels { Array(UnsafeRawBufferPointer($0)) }
      let other = outcome.output[(index * size)..<((index + 1) * size)]
      #expect(bytes.elementsEqual(other), "frame \(index)")
    }
  }

  @Test(.needs(.gifsicle))
  func gifsicleSeesTheSameRhythm() throws {
    let gifsicle = try #require(Executable.gifsicle)
    let outcome = try gifsicle.run(["--info", "a.gif"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.lines.first?.contains("\(frames.count) images") == true)
    #expect(outcome.lines.contains { $0.contains("loop count 2") })
    let delays = outcome.lines.compactMap { line in
      line.split(separator: " ").last.flatMap { word in
        line.contains("delay ") && word.hasSuffix("s") ? Double(word.dropLast()) : nil
      }
    }
    #expect(delays.map { Int(($0 * 100).rounded()) } == frames.map(\.delay))
  }
}
