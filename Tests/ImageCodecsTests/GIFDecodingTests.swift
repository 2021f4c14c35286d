import Graphics
import ImageCodecs
import TestSupport
import Testing

@Suite struct GIFDecodingTests {
  private static let red = 0xFF0000
  private static let blue = 0x0000FF
  private static let white = 0xFFFFFF
  private static let table = [red, blue, white, 0x00FF00]

  /// Returns a canvas of 4×4 pixels as four rows of letters; a dot is a clear pixel.
  private static func picture(_ bitmap: Bitmap) -> [String] {
    let letters: [Pixel: Character] = [
      Pixel(rgb: red): "r", Pixel(rgb: blue): "b", Pixel(rgb: white): "w", .clear: ".",
    ]
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { letters[bitmap[$0, y]] ?? "?" })
    }
  }

  private static func pictures(_ gif: TinyGIF) throws -> [[String]] {
    try frames(of: gif.bytes).map { picture($0.bitmap) }
  }

  private static let ground = TinyGIF.Frame(
    width: 4, height: 4, indices: [Int](repeating: 0, count: 16))
  private static func patch(disposal: Int, transparent: Int? = nil) -> TinyGIF.Frame {
    TinyGIF.Frame(
      x: 1, y: 1, width: 2, height: 2, disposal: disposal, transparent: transparent,
      indices: [1, 2, 2, 1])
  }
  private static let dot = TinyGIF.Frame(x: 0, y: 0, width: 1, height: 1, indices: [2])

  @Test func aFrameIsLaidOverTheOnesBefore() throws {
    let gif = TinyGIF(table: Self.table, frames: [Self.ground, Self.patch(disposal: 0), Self.dot])
    #expect(
      try Self.pictures(gif) == [
        ["rrrr", "rrrr", "rrrr", "rrrr"], ["rrrr", "rbwr", "rwbr", "rrrr"],
        ["wrrr", "rbwr", "rwbr", "rrrr"],
      ])
  }

  @Test func disposalClearsOrRestores() throws {
    let clearing = TinyGIF(
      table: Self.table, frames: [Self.ground, Self.patch(disposal: 2), Self.dot])
    #expect(try Self.pictures(clearing)[2] == ["wrrr", "r..r", "r..r", "rrrr"])
    let restoring = TinyGIF(
      table: Self.table, frames: [Self.ground, Self.patch(disposal: 3), Self.dot])
    #expect(try Self.pictures(restoring)[2] == ["wrrr", "rrrr", "rrrr", "rrrr"])
  }

  @Test func aTransparentIndexLeavesThePixel() throws {
    let gif = TinyGIF(
      table: Self.table, frames: [Self.ground, Self.patch(disposal: 0, transparent: 1)])
    #expect(try Self.pictures(gif)[1] == ["rrrr", "rrwr", "rwrr", "rrrr"])
  }

  @Test func aFrameSmallerThanTheCanvasLeavesTheRestClear() throws {
    let gif = TinyGIF(table: Self.table, frames: [Self.patch(disposal: 0)])
    #expect(try Self.pictures(gif) == [["....", ".bw.", ".wb.", "...."]])
  }

  @Test func aFramesOwnTableComesFirst() throws {
    var frame = Self.ground
    frame.table = [Self.blue, Self.red]
    let gif = TinyGIF(table: Self.table, frames: [frame])
    #expect(try Self.pictures(gif) == [["bbbb", "bbbb", "bbbb", "bbbb"]])
  }

  @Test func interlacedRowsFindTheirPlaces() throws {
    for height in 1...17 {
      let order = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
        Array(stride(from: first, to: height, by: step))
      }
      let frame = TinyGIF.Frame(
        width: 1, height: height, isInterlaced: true, indices: order.map { $0 % 4 })
      let gif = TinyGIF(width: 1, height: height, table: Self.table, frames: [frame])
      let bitmap = try Bitmap(decoding: gif.bytes)
      for y in 0..<height { #expect(bitmap[0, y] == Pixel(rgb: Self.table[y % 4])) }
    }
  }

  @Test func loopAndDelaysAreReported() throws {
    for (repeats, loop) in [(nil, .times(1)), (0, .forever), (2, .times(3))] as [(Int?, GIFLoop)] {
      var first = Self.ground
      first.delay = 513
      let gif = TinyGIF(table: Self.table, repeats: repeats, frames: [first, Self.dot]).bytes
      #expect(try GIFDecoder(gif).loop == loop)
      #expect(try frames(of: gif).map(\.delay) == [513, 5])
    }
  }

  @Test func contradictionsAreRefused() {
    var outside = Self.patch(disposal: 0)
    outside.x = 3
    let wrong = TinyGIF.Frame(
      width: 4, height: 4, table: [0, 0], indices: [Int](repeating: 2, count: 16))
    let short = TinyGIF.Frame(width: 4, height: 4, indices: [0, 0])
    let reasons: [(TinyGIF, String)] = [
      (TinyGIF(table: Self.table, frames: [outside]), "frame outside of the canvas"),
      (TinyGIF(frames: [Self.ground]), "no colour table"),
      (TinyGIF(frames: [wrong]), "colour index out of range"),
      (TinyGIF(table: Self.table, frames: [short]), "too few pixels"),
      (TinyGIF(table: Self.table, frames: []), "no frames"),
    ]
    for (gif, reason) in reasons {
      let error = #expect(throws: CodecError.self) { try Bitmap(decoding: gif.bytes) }
      guard case .corrupt(.gif, reason, _) = error else {
        Issue.record("\(String(describing: error)) instead of \(reason)")
        continue
      }
    }
  }
}
