import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ColorComponentTests {
  private func rgb(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// The corners of the hexcone, and a colour computed by hand, since Apple's page on HSB gives no
  /// numbers for it. A hue of 30° at half saturation gives red 0.8, blue 0.4, and green half way
  /// between.
  @Test(
    arguments: [
      ([0, 1, 1], [1, 0, 0]), ([1.0 / 6, 1, 1], [1, 1, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]),
      ([0.5, 1, 1], [0, 1, 1]), ([2.0 / 3, 1, 1], [0, 0, 1]), ([5.0 / 6, 1, 1], [1, 0, 1]),
      ([1, 1, 1], [1, 0, 0]), ([0.3, 0, 0.5], [0.5, 0.5, 0.5]),
      ([1.0 / 12, 0.5, 0.8], [0.8, 0.6, 0.4]),
      ([-1, 2, 0.5], [0.5, 0, 0]),
    ] as [([CGFloat], [CGFloat])])
  func aHueIsAPlaceOnTheHexcone(hsb: [CGFloat], expected: [CGFloat]) {
    let found = rgb(UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 0.5))
    for (found, expected) in zip(found, expected + [0.5]) {
      #expect(abs(found - expected) < 1e-6)
    }
  }

  @Test func hueSaturationAndBrightnessComeBack() {
    for step in 1..<24 {
      let hue = CGFloat(step) / 24
      let color = UIColor(hue: hue, saturation: 0.75, brightness: 0.5, alpha: 1)
      var (h, s, b): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
      #expect(abs(h - hue) < 1e-6 && abs(s - 0.75) < 1e-6 && abs(b - 0.5) < 1e-6)
    }
  }

  @Test func onlyGreysHaveAWhite() {
    var white: CGFloat = -1
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 0.25)
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
    #expect(UIColor.gray.cgColor.colorSpace?.model == .monochrome)
  }
}
