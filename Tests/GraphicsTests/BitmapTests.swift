import Graphics
import Testing

@Suite struct BitmapTests {
  @Test func onePixelMakesABitmapTranslucent() {
    // The row is longer than the block of pixels that is examined at once.
    var bitmap = Bitmap(
      width: 1101, height: 1, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 255))
    #expect(bitmap.isOpaque)
    for x in 0..<bitmap.width {
      bitmap[x, 0].alpha = 254
      #expect(!bitmap.isOpaque, "at \(x)")
      bitmap[x, 0].alpha = 255
    }
    #expect(Bitmap(width: 0, height: 0).isOpaque)
  }
}
