import Foundation
import Graphics
import Testing

@Suite struct GradientTests {
  private func row(_ gradient: LinearGradient, width: Int = 10) -> [Pixel] {
    var bitmap = Bitmap(width: width, height: 1)
    bitmap.fill(Coverage(bitmap.bounds), with: .linearGradient(gradient))
    return (0..<width).map { bitmap[$0, 0] }
  }

  private let start = CGPoint(x: 2, y: 0), end = CGPoint(x: 8, y: 0)

  @Test func coloursRunEvenlyBetweenTheStopsAndStandStillOutside() {
    let reds = row(LinearGradient(start: start, end: end, colors: [.black, .white])).map(\.red)
    #expect(reds[0...1].allSatisfy { $0 == 0 } && reds[8...9].allSatisfy { $0 == 255 })
    for x in 2..<8 {
      #expect(abs(Double(reds[x]) - 255 * (Double(x) - 1.5) / 6) <= 1)
    }
  }

  /// `clear` is transparent black: half way from white the colour is half grey, which gives 191
  /// over white, as on a device.
  @Test func fadingToClearGoesThroughGrey() {
    let gradient = LinearGradient(start: .zero, end: CGPoint(x: 9, y: 0), colors: [.white, .clear])
    var bitmap = Bitmap(
      width: 9, height: 1, filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    bitmap.fill(Coverage(bitmap.bounds), with: .linearGradient(gradient))
    #expect(bitmap[4, 0].red == 191)
    #expect(row(gradient, width: 9)[4] == Pixel(red: 64, green: 64, blue: 64, alpha: 128))
    let white = LinearGradient(
      start: .zero, end: CGPoint(x: 9, y: 0), colors: [.white, Color.white.withAlpha(0)])
    for pixel in row(white, width: 9) { #expect(pixel.red == pixel.alpha) }
  }

  @Test func twoStopsInOnePlaceMakeAnEdge() {
    let gradient = LinearGradient(
      start: .zero, end: CGPoint(x: 10, y: 0),
      stops: [.init(.black, at: 0.5), .init(.white, at: 0.5)])
    #expect(row(gradient).map(\.red) == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func whatHasNoLengthOrNoStopsDrawsNothing() {
    let clear = [Pixel](repeating: .clear, count: 10)
    #expect(row(LinearGradient(start: start, end: start, colors: [.white, .black])) == clear)
    #expect(row(LinearGradient(start: start, end: end, stops: [])) == clear)
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    #expect(row(LinearGradient(start: start, end: nowhere, colors: [.white])) == clear)
    #expect(row(LinearGradient(start: nowhere, end: end, colors: [.white])) == clear)
  }

  @Test func disorderlyLocationsNeverTrap() {
    let places = [0.9, .nan, -.infinity, 0.2, .infinity, 1]
    let stops = places.map { LinearGradient.Stop(.white, at: $0) }
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(row(LinearGradient(start: start, end: end, stops: stops)).allSatisfy { $0 == white })
  }
}
