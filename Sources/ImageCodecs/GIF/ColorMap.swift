internal import CGIF
import Graphics

/// A colour table in giflib's memory, freed with this object. giflib makes copies of it.
final class ColorMap {
  let object: UnsafeMutablePointer<ColorMapObject>

  /// Creates a table. The number of colours must be a power of two in 2…256, because giflib accepts
  /// no other.
  init(_ table: [UInt32]) throws(CodecError) {
    let colors = table.map {
      GifColorType(
        Red: UInt8(truncatingIfNeeded: $0 >> 16), Green: UInt8(truncatingIfNeeded: $0 >> 8),
        Blue: UInt8(truncatingIfNeeded: $0))
    }
    guard let made = GifMakeMapObject(Int32(colors.count), colors) else {
      throw .outOfMemory(.gif)
    }
    object = made
  }

  deinit { GifFreeMapObject(object) }
}
