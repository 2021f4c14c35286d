import Foundation
import Graphics
import Testing

@Suite struct BlendModeTests {
  /// The backdrop is (200, 100, 50, 255), and the drawn colour is (100, 150, 250) at an alpha of
  /// 153. Expected values are the results of cairo 1.16's operators of the same names.
  @Test(arguments: [
    (BlendMode.multiply, [127, 75, 49]), (.screen, [213, 155, 171]), (.overlay, [193, 111, 79]),
    (.darken, [140, 100, 50]), (.lighten, [200, 130, 170]), (.difference, [140, 70, 140]),
    (.exclusion, [166, 119, 141]), (.hardLight, [174, 116, 168]), (.softLight, [195, 106, 86]),
    (.colorDodge, [233, 186, 173]), (.colorBurn, [149, 40, 47]), (.hue, [127, 117, 157]),
    (.saturation, [200, 100, 50]), (.color, [127, 117, 157]), (.luminosity, [213, 113, 63]),
    (.xor, [80, 40, 20]), (.sourceAtop, [140, 130, 170]), (.destinationOut, [80, 40, 20]),
    (.plusLighter, [255, 190, 200]),
  ])
  func mixesAreTheStandards(_ mode: BlendMode, _ expected: [Int]) {
    var bitmap = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 200, green: 100, blue: 50, alpha: 255))
    let source = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 60, green: 90, blue: 150, alpha: 153))
    bitmap.blend(source, at: (0, 0), through: Coverage(bitmap.bounds), mode: mode)
    let pixel = bitmap[0, 0]
    for (value, wanted) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Int(value) - wanted) <= 2, "\(mode): \(pixel), not \(expected)")
    }
  }

  @Test func halfACoverageMixesWithWhatWasThere() {
    let half = Coverage(
      filling: Path(rect: CGRect(x: 0, y: 0, width: 0.5, height: 1)),
      within: PixelRect(width: 1, height: 1))
    var bitmap = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 200, green: 200, blue: 200, alpha: 255))
    bitmap.blend(
      Bitmap(width: 1, height: 1), at: (0, 0), through: half, mode: .clear)
    #expect(bitmap[0, 0].alpha == 127 || bitmap[0, 0].alpha == 128)
  }

  @Test(arguments: BlendMode.allCases)
  func premultipliedStaysPremultiplied(_ mode: BlendMode) {
    for (a, b) in [(255, 255), (255, 0), (0, 255), (40, 200), (0, 0)] {
      var bitmap = Bitmap(
        width: 1, height: 1,
        filledWith: Color(red: 0.9, green: 0.2, blue: 0.6, alpha: Double(a) / 255).premultiplied)
      let color = Color(red: 0.1, green: 1, blue: 0, alpha: Double(b) / 255).premultiplied
      bitmap.blend(
        Bitmap(width: 1, height: 1, filledWith: color), at: (0, 0),
        through: Coverage(bitmap.bounds), mode: mode)
      let pixel = bitmap[0, 0]
      #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha, "\(mode): \(pixel)")
    }
  }
}
