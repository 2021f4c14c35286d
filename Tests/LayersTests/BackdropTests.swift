import Foundation
import Graphics
import Layers
import Testing

/// Backdrop effects of a layer: blurring and saturating the content under it.
@Suite struct BackdropTests {
  /// Draws black on the left of x = 20 and white on the right, under a layer that covers both.
  private func picture(_ backdrop: Backdrop?, _ change: (inout Layer) -> Void = { _ in }) -> Bitmap
  {
    var white = Layer(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    white.backgroundColor = .white
    var glass = Layer(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    glass.backdrop = backdrop
    change(&glass)
    let tree = LayerTree(size: CGSize(width: 40, height: 20), layers: [white, glass])
    return Compositor(scale: 1).render(tree)
  }

  @Test func itBlursInsideItsBoundsOnly() {
    let sharp = picture(nil), blurred = picture(Backdrop(radius: 2))
    #expect(blurred[19, 10].red > 60 && blurred[20, 10].red < 195)
    #expect(abs(Int(blurred[19, 10].red) + Int(blurred[20, 10].red) - 255) <= 2)
    for (x, y) in [(19, 4), (20, 15), (9, 10), (30, 10)] { #expect(blurred[x, y] == sharp[x, y]) }
    // Far from the step nothing changes, because the border pixels continue beyond the picture.
    #expect(blurred[11, 10].red == 0 && blurred[28, 10].red == 255)
  }

  @Test func withoutARadiusNothingChanges() {
    #expect(picture(Backdrop(radius: 0)) == picture(nil))
    #expect(picture(Backdrop(radius: .nan)) == picture(nil))
  }

  @Test func theColourOfTheLayerLiesOverTheBlur() {
    let tinted = picture(Backdrop(radius: 2)) {
      $0.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    }
    #expect(tinted[11, 10].red == 128 && tinted[11, 10].blue == 0)
    #expect(tinted[28, 10].red == 255 && abs(Int(tinted[28, 10].blue) - 127) <= 1)
  }

  @Test func cornersCutTheBlurToo() {
    let rounded = picture(Backdrop(radius: 2)) {
      $0.cornerRadius = 5
      $0.masksToBounds = true
    }
    #expect(rounded[10, 5].red == 0 && rounded[29, 5] == picture(nil)[29, 5])
    #expect(rounded[20, 10] == picture(Backdrop(radius: 2))[20, 10])
  }

  @Test func aWideBlurOfASmallerPictureIsNearTheOneOfAllPixels() {
    // A Gaussian turns the step from black to white into its integral: at sigma 16 it is 50 % in
    // the middle and 84 % one sigma further.
    var white = Layer(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
    white.backgroundColor = .white
    var glass = Layer(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    glass.backdrop = Backdrop(radius: 16)
    let tree = LayerTree(size: CGSize(width: 200, height: 40), layers: [white, glass])
    let picture = Compositor(scale: 1).render(tree)
    for (x, share) in [(100, 0.5125), (116, 0.8487), (84, 0.1616), (132, 0.9789)] {
      #expect(abs(Double(picture[x, 20].red) / 255 - share) < 0.02)
    }
  }

  @Test func coloursMoveAwayFromGrey() {
    var red = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    red.backgroundColor = Color(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    var glass = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    glass.backdrop = Backdrop(radius: 0, saturation: 2)
    let tree = LayerTree(size: CGSize(width: 10, height: 10), layers: [red, glass])
    let pixel = Compositor(scale: 1).render(tree)[5, 5]
    // Grey is 0.2126 · 153 + 0.7874 · 102 = 112.8; twice the distance from grey gives 193.2 and
    // 91.2.
    #expect(pixel == Pixel(red: 193, green: 91, blue: 91, alpha: 255))
  }

  /// White begins at the layer's edge, so everything under the layer stays black.
  @Test func whatLiesBeyondItsEdgesIsNotSeen() {
    var white = Layer(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    white.backgroundColor = .white
    var glass = Layer(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    glass.backdrop = Backdrop(radius: 12)
    let tree = LayerTree(size: CGSize(width: 40, height: 20), layers: [white, glass])
    let picture = Compositor(scale: 1).render(tree)
    for x in 0..<20 { #expect(picture[x, 10].red == 0) }
    #expect(picture[20, 10].red == 255)
  }

  @Test func aChangeUnderABackdropDamagesAllThatSeesIt() {
    func tree(x: CGFloat, y: CGFloat) -> LayerTree {
      var dot = Layer(frame: CGRect(x: x, y: y, width: 2, height: 2))
      dot.backgroundColor = .white
      var glass = Layer(frame: CGRect(x: 0, y: 0, width: 100, height: 45))
      glass.backdrop = Backdrop(radius: 3)
      return LayerTree(size: CGSize(width: 100, height: 100), layers: [dot, glass])
    }
    let under = tree(x: 40, y: 44).damage(since: tree(x: 41, y: 44), scale: 1)
    #expect(under.contains(PixelRect(width: 100, height: 45)) && under.maxY < 50)
    #expect(tree(x: 40, y: 50).damage(since: tree(x: 41, y: 50), scale: 1).y >= 49)
  }
}
