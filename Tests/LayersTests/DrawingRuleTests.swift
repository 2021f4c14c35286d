import Foundation
import Graphics
import Layers
import Testing
import Typography

/// Core Animation's drawing rules, with one small picture each.
@Suite struct DrawingRuleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color? = Self.red
  ) -> Layer {
    var layer = Layer(frame: CGRect(x: x, y: y, width: width, height: height))
    layer.backgroundColor = color
    return layer
  }

  private func picture(_ layers: [Layer], width: Int, height: Int, scale: CGFloat = 1) -> Bitmap {
    Compositor(scale: scale).render(
      LayerTree(size: CGSize(width: width, height: height), layers: layers))
  }

  /// Returns `R`, `G`, `B` and `W` for the pure colours, `.` for black, and otherwise a digit for
  /// the tenths of the brightest component.
  private func art(
    _ layers: [Layer], width: Int, height: Int, scale: CGFloat = 1
  ) -> String {
    let picture = picture(layers, width: width, height: height, scale: scale)
    return (0..<picture.height).map { y in
      String((0..<picture.width).map { x in letter(picture[x, y]) })
    }.joined(separator: "\n")
  }

  private func letter(_ pixel: Pixel) -> Character {
    switch (pixel.red, pixel.green, pixel.blue) {
    case (255, 0, 0): "R"
    case (0, 255, 0): "G"
    case (0, 0, 255): "B"
    case (255, 255, 255): "W"
    case (0, 0, 0): "."
    case (let r, let g, let b):
      Character(String(min(max((Int(max(r, g, b)) * 10 + 127) / 255, 1), 9)))
    }
  }

  // MARK: Colour and opacity

  @Test func redUnderHalfGreen() {
    let half = box(0, 0, 3, 2, Self.green.withAlpha(0.5))
    var faded = box(0, 0, 3, 2, Self.green)
    faded.opacity = 0.5
    for top in [half, faded] {
      let picture = picture([box(0, 0, 3, 2), top], width: 3, height: 2)
      #expect(picture[1, 1] == Pixel(red: 127, green: 128, blue: 0, alpha: 255))
    }
  }

  @Test func opacityActsOnALayerAndItsSublayersTogether() {
    var group = box(0, 0, 4, 1, Self.green)
    group.sublayers = [box(1, 0, 2, 1, Self.blue)]
    group.opacity = 0.5
    let picture = picture([box(0, 0, 4, 1), group], width: 4, height: 1)
    #expect(picture[0, 0] == Pixel(red: 127, green: 128, blue: 0, alpha: 255))
    #expect(picture[1, 0] == Pixel(red: 127, green: 0, blue: 128, alpha: 255))
  }

  @Test func opacityIsCutAndTheSmallestDrawsNothing() {
    for (opacity, letters) in [(7, "RR"), (0, ".."), (-1, ".."), (.nan, ".."), (1.0 / 511, "..")]
      as [(Double, String)]
    {
      var layer = box(0, 0, 2, 1)
      layer.opacity = opacity
      #expect(art([layer], width: 2, height: 1) == letters, "\(opacity)")
      layer.sublayers = [box(0, 0, 1, 1)]
      #expect(art([layer], width: 2, height: 1) == letters, "\(opacity)")
    }
  }

  @Test func opacityActsOnTextAndItsShadowTogether() {
    var text = TextContents(
      layout: TextLayout(StyledText("H", font: Font(.block, size: 20))), origin: .zero,
      colors: [Self.red])
    text.shadow = TextContents.Shadow(color: Self.green, offset: .zero)
    var layer = box(0, 0, 16, 24, nil)
    layer.contents = .text(text)
    layer.opacity = 0.5
    let picture = picture([layer], width: 16, height: 24)
    #expect(picture[5, 10] == Pixel(red: 128, green: 0, blue: 0, alpha: 255))
  }

  @Test func textIsCutWhereItsLayerEnds() {
    var layer = box(2, 0, 6, 8, nil)
    layer.contents = .text(
      TextContents(
        layout: TextLayout(StyledText("HH", font: Font(.block, size: 40))),
        origin: CGPoint(x: -20, y: -10), colors: [.white]))
    #expect(
      art([layer], width: 12, height: 10) == Array(repeating: ".WWW....W...", count: 9)
        .joined(separator: "\n") + "\n............")
  }

  @Test func hiddenLayersHideTheirSublayers() {
    var layer = box(0, 0, 2, 1)
    layer.sublayers = [box(0, 0, 1, 1, Self.green)]
    #expect(art([layer], width: 2, height: 1) == "GR")
    layer.isHidden = true
    #expect(art([layer], width: 2, height: 1) == "..")
  }

  // MARK: Order and position

  @Test func nearerLayersCoverFartherOnesAndTiesKeepTheirOrder() {
    var layers = [box(0, 0, 3, 1), box(1, 0, 3, 1, Self.green), box(2, 0, 3, 1, Self.blue)]
    #expect(art(layers, width: 5, height: 1) == "RGBBB")
    layers[0].zPosition = 1
    #expect(art(layers, width: 5, height: 1) == "RRRBB")
    layers[2].zPosition = -1
    #expect(art(layers, width: 5, height: 1) == "RRRGB")
  }

  @Test func aPixelBelongsToTheLayerThatHoldsItsCentre() {
    #expect(
      art([box(0.5, 0.4, 2, 1.2), box(2.5, 0.4, 2, 1.2, Self.green)], width: 6, height: 3) == """
        RRGG..
        RRGG..
        ......
        """)
  }

  @Test func theBoundsOriginScrollsSublayersAndATransformTurnsAboutTheAnchor() {
    var scrolled = box(0, 0, 4, 2)
    scrolled.bounds.origin = CGPoint(x: 1, y: -1)
    scrolled.sublayers = [box(2, 0, 2, 1, Self.green)]
    #expect(art([scrolled], width: 5, height: 2) == "RRRR.\nRGGR.")
    var turned = box(0, 0, 4, 2)
    turned.sublayers = [box(0, 0, 1, 1, Self.blue)]
    turned.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(art([turned], width: 5, height: 2) == "RRRB.\nRRRR.")
    turned.anchorPoint = .zero
    turned.position = CGPoint(x: 5, y: 0)
    #expect(art([turned], width: 5, height: 2) == ".RRRB\n.RRRR")
  }

  @Test func theScaleIsAppliedOnce() {
    #expect(
      art([box(1, 0.5, 1.5, 1)], width: 3, height: 2, scale: 2) == """
        ......
        ..RRR.
        ..RRR.
        ......
        """)
  }

  // MARK: Border and corners

  @Test func aBorderLiesInsideAboveTheSublayers() {
    var layer = box(0, 0, 6, 4)
    layer.borderWidth = 1
    layer.borderColor = Self.green
    layer.sublayers = [box(-1, 1, 4, 1, Self.blue)]
    #expect(
      art([layer], width: 6, height: 4) == """
        GGGGGG
        GBBRRG
        GRRRRG
        GGGGGG
        """)
    layer.borderWidth = 2
    #expect(
      art([layer], width: 6, height: 4)
        == Array(repeating: "GGGGGG", count: 4).joined(separator: "\n"))
    layer.borderWidth = -1
    #expect(art([layer], width: 6, height: 4).contains("G") == false)
  }

  @Test func aBordersInnerRadiusIsSmallerByItsWidth() {
    var layer = box(0, 0, 12, 12, nil)
    (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (5, 3, .white)
    #expect(
      art([layer], width: 12, height: 12) == """
        ..379WW983..
        .5WWWWWWWW5.
        3WWWWWWWWWW3
        8WW71..17WW7
        9WW1....1WW9
        WWW......WWW
        WWW......WWW
        9WW1....1WW9
        8WW71..17WW7
        3WWWWWWWWWW3
        .5WWWWWWWW5.
        ..379WW983..
        """)
  }

  @Test func cornersClipSublayersOnlyWithMasksToBounds() {
    var layer = box(0, 0, 8, 8, nil)
    layer.cornerRadius = 99
    layer.sublayers = [box(-2, 0, 12, 8)]
    #expect(art([layer], width: 9, height: 2) == "RRRRRRRRR\nRRRRRRRRR")
    layer.masksToBounds = true
    #expect(art([layer], width: 9, height: 2) == ".279972..\n29RRRR92.")
  }

  /// White content covers a black background. The edge is clipped only once, so that no black shows
  /// through.
  @Test func aClippedLayersBackgroundDoesNotFringeItsContent() {
    var layer = box(0, 0, 12, 12, Color.black)
    (layer.cornerRadius, layer.masksToBounds) = (6, true)
    layer.sublayers = [box(-1, -1, 14, 14, .white)]
    let paper = box(0, 0, 12, 12, .white)
    #expect(
      art([paper, layer], width: 12, height: 12)
        == Array(repeating: String(repeating: "W", count: 12), count: 12).joined(separator: "\n"))
    layer.sublayers = []
    layer.contents = .gradient(
      GradientContents(stops: [.init(.white, at: 0), .init(.white, at: 1)]))
    layer.borderWidth = 1
    layer.borderColor = .white
    #expect(art([paper, layer], width: 12, height: 12).allSatisfy { $0 == "W" || $0 == "\n" })
    layer.transform = CGAffineTransform(rotationAngle: 0.3)
    #expect(art([paper, layer], width: 12, height: 12).allSatisfy { $0 == "W" || $0 == "\n" })
  }

  @Test func aBorderOfAClippedLayerLiesWhereItLayUnclipped() {
    var layer = box(1, 1, 12, 10, nil)
    (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (5, 3, .white)
    let open = picture([layer], width: 14, height: 12)
    layer.masksToBounds = true
    layer.backgroundColor = .clear
    let clipped = picture([layer], width: 14, height: 12)
    for y in 0..<12 {
      for x in 0..<14 { #expect(abs(Int(open[x, y].red) - Int(clipped[x, y].red)) <= 2) }
    }
  }

  @Test func aGradientHasItsLayersCornersClippingOrNot() {
    var layer = box(0, 0, 8, 8, nil)
    layer.cornerRadius = 4
    layer.contents = .gradient(
      GradientContents(stops: [.init(Self.red, at: 0), .init(Self.red, at: 1)]))
    let round = art([layer], width: 8, height: 2)
    #expect(round == ".279972.\n29RRRR92")
    layer.masksToBounds = true
    #expect(art([layer], width: 8, height: 2) == round)
  }

  @Test func aShadowsOffsetNeedNotBeWholePixels() {
    var layer = box(2, 2, 4, 4)
    layer.shadow = Shadow()
    layer.shadow?.color = .white
    layer.shadow?.opacity = 1
    layer.shadow?.radius = 0
    layer.shadow?.offset = CGSize(width: 3.5, height: 0)
    #expect(art([layer], width: 12, height: 4).hasSuffix("..RRRRWWW5.."))
    layer.shadow?.path = Path(rect: layer.bounds)
    #expect(art([layer], width: 12, height: 4).hasSuffix("..RRRRWWW5.."))
    layer.shadow?.radius = 0.3
    layer.shadow?.offset = CGSize(width: 4, height: 0)
    let soft = picture([layer], width: 12, height: 8)
    // The part of the Gaussian beyond the edge, over one pixel, is 0.12.
    #expect(abs(Int(soft[10, 4].red) - 30) <= 4)
  }

  @Test func masksToBoundsTakesTheShadowAway() {
    var layer = box(2, 2, 2, 2)
    layer.shadow = Shadow()
    layer.shadow?.color = .white
    layer.shadow?.opacity = 1
    layer.shadow?.radius = 0
    layer.shadow?.offset = CGSize(width: 1, height: 2)
    #expect(
      art([layer], width: 6, height: 6) == """
        ......
        ......
        ..RR..
        ..RR..
        ...WW.
        ...WW.
        """)
    layer.masksToBounds = true
    #expect(art([layer], width: 6, height: 6).contains("W") == false)
  }

  @Test func aMaskMultipliesAllThatALayerDraws() {
    var layer = box(0, 0, 6, 2)
    layer.sublayers = [box(4, 0, 4, 1, Self.green)]
    layer.mask = box(3, 0, 4, 1, Color(white: 0, alpha: 1))
    #expect(art([layer], width: 9, height: 2) == "...RGGG..\n.........")
    layer.mask?.isHidden = true
    #expect(art([layer], width: 9, height: 2) == ".........\n.........")
  }

  // MARK: Non-finite numbers

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func uselessNumbersNeverTrap(bad: CGFloat) {
    var layer = box(1, 1, 3, 3)
    layer.shadow = Shadow()
    layer.shadow?.opacity = 1
    layer.shadow?.offset = CGSize(width: bad, height: 0)
    #expect(picture([layer], width: 5, height: 5)[2, 2].red == 255)
    layer.shadow?.offset = .zero
    var tree = LayerTree(size: CGSize(width: 5, height: 5), layers: [layer])
    tree.layers[0].shadow?.radius = bad
    #expect(tree.damage(since: LayerTree(size: tree.size), scale: 1).area >= 9)
    (layer.cornerRadius, layer.borderWidth) = (bad, bad)
    layer.zPosition = bad
    _ = picture([layer, box(0, 0, bad, 2)], width: 5, height: 5)
    layer.position.x = bad
    _ = picture([layer], width: 5, height: 5)
    layer.transform = CGAffineTransform(scaleX: bad, y: 1)
    _ = picture([layer], width: 5, height: 5)
  }
}
