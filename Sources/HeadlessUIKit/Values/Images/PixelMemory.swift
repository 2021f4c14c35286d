import Foundation
import Graphics

/// An app's own memory that a context draws into.
///
/// Each component has eight bits. A pixel has four bytes, or one byte of grey or alpha.
final class PixelMemory {
  let start: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let layout: Layout
  /// Whether the memory is freed with this object.
  private let isOwned: Bool

  private enum Layout {
    /// The byte offsets of the components. `alpha` is nil if the fourth byte, at `spare`, is
    /// ignored.
    case color(red: Int, green: Int, blue: Int, alpha: Int?, spare: Int)
    case grey
    case alpha

    var bytes: Int { if case .color = self { 4 } else { 1 } }
  }

  /// Returns nil for a layout that Core Graphics does not support or that is not implemented here.
  init?(
    _ start: UnsafeMutableRawPointer, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, info: UInt32, isOwned: Bool
  ) {
    let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
    let isLittle =
      info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    guard bitsPerComponent == 8, width > 0, height > 0, width <= 32_768, height <= 32_768,
      let alpha
    else { return nil }
    switch (alpha, space?.numberOfComponents) {
    case (.alphaOnly, _): layout = .alpha
    case (.none, 1): layout = .grey
    case (.premultipliedLast, 3), (.noneSkipLast, 3):
      let has = alpha == .premultipliedLast
      layout =
        isLittle
        ? .color(red: 3, green: 2, blue: 1, alpha: has ? 0 : nil, spare: 0)
        : .color(red: 0, green: 1, blue: 2, alpha: has ? 3 : nil, spare: 3)
    case (.premultipliedFirst, 3), (.noneSkipFirst, 3):
      let has = alpha == .premultipliedFirst
      layout =
        isLittle
        ? .color(red: 2, green: 1, blue: 0, alpha: has ? 3 : nil, spare: 3)
        : .color(red: 1, green: 2, blue: 3, alpha: has ? 0 : nil, spare: 0)
    default: return nil
    }
    let row = bytesPerRow == 0 ? width * layout.bytes : bytesPerRow
    guard row >= width * layout.bytes else { return nil }
    (self.start, self.width, self.height, self.bytesPerRow) = (start, width, height, row)
    self.isOwned = isOwned
  }

  deinit { if isOwned { start.deallocate() } }

  /// The pixels in the memory.
  var bitmap: Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = pixel(x, y) }
    }
    return bitmap
  }

  private func pixel(_ x: Int, _ y: Int) -> Pixel {
    let place = start + y * bytesPerRow + x * layout.bytes
    func byte(_ index: Int) -> UInt8 { place.load(fromByteOffset: index, as: UInt8.self) }
    switch layout {
    case .color(let red, let green, let blue, let alpha, _):
      return Pixel(
        red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha.map(byte) ?? 255)
    case .grey: return Pixel(red: byte(0), green: byte(0), blue: byte(0), alpha: 255)
    case .alpha: return Pixel(red: 0, green: 0, blue: 0, alpha: byte(0))
    }
  }

  /// Copies the drawn pixels of an area into the memory.
  func store(_ bitmap: Bitmap, _ area: PixelRect) {
    let seen = area.intersection(bitmap.bounds)
    for y in seen.y..<(seen.y + seen.height) {
      for x in seen.x..<(seen.x + seen.width) { setPixel(bitmap[x, y], x, y) }
    }
  }

  private func setPixel(_ pixel: Pixel, _ x: Int, _ y: Int) {
    let place = start + y * bytesPerRow + x * layout.bytes
    func set(_ value: UInt8, _ index: Int) {
      place.storeBytes(of: value, toByteOffset: index, as: UInt8.self)
    }
    switch layout {
    case .color(let red, let green, let blue, let alpha, let spare):
      set(pixel.red, red)
      set(pixel.green, green)
      set(pixel.blue, blue)
      set(alpha == nil ? 255 : pixel.alpha, alpha ?? spare)
    case .grey:
      let sum = 0.2126 * Double(pixel.red) + 0.7152 * Double(pixel.green)
      set(UInt8((sum + 0.0722 * Double(pixel.blue)).rounded()), 0)
    case .alpha: set(pixel.alpha, 0)
    }
  }
}
