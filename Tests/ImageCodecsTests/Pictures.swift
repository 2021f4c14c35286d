import Foundation
import Graphics
import ImageCodecs
import TestSupport

extension Pixel {
  init(rgb: Int, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255),
      alpha: alpha)
  }

  /// Premultiplies by the definition, in floating point.
  init(straight red: Int, _ green: Int, _ blue: Int, alpha: Int) {
    func multiplied(_ value: Int) -> UInt8 {
      UInt8((Double(value) * Double(alpha) / 255).rounded())
    }
    self.init(
      red: multiplied(red), green: multiplied(green), blue: multiplied(blue), alpha: UInt8(alpha))
  }

  func difference(from other: Pixel) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)), abs(Int(alpha) - Int(other.alpha)))
  }
}

extension Bitmap {
  init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
    self.init(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } })
  }

  /// Returns a ramp with noise, which has thousands of colours and is a photograph to an encoder.
  static func photo(width: Int, height: Int, seed: UInt64, shift: Int = 0) -> Bitmap {
    Bitmap(width: width, height: height) { x, y in
      var random = SplitMix64(seed: seed &+ UInt64((y + shift) * 10_000 + x))
      let noise = Int(random.next() % 24)
      return Pixel(
        red: UInt8((x * 3 + noise) & 255), green: UInt8(((y + shift) * 2 + noise) & 255),
        blue: UInt8((x + y + shift + noise) & 255), alpha: 255)
    }
  }

  var bytes: [UInt8] { withUnsafePixels { Array(UnsafeRawBufferPointer($0)) } }
}

func fixture(_ name: String) throws -> [UInt8] {
  let url = Bundle.module.resourceURL!.appendingPathComponent("Fixtures/\(name)")
  return try Array(Data(contentsOf: url))
}

func frames(of gif: [UInt8]) throws -> [GIFFrame] {
  var decoder = try GIFDecoder(gif)
  var frames: [GIFFrame] = []
  while let frame = try decoder.next() { frames.append(frame) }
  return frames
}
