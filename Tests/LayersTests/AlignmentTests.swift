import Foundation
import Graphics
import Layers
import Testing
import Typography

/// Text keeps its place in its container, wherever the container moves and at every drawing scale.
@Suite struct AlignmentTests {
  private static let white = Color(white: 1)

  private func label(_ frame: CGRect, origin: CGPoint) -> Layer {
    var label = Layer(frame: frame)
    label.contents = .text(
      TextContents(
        layout: TextLayout(StyledText("HEH", font: Font(.block, size: 17))), origin: origin,
        colors: [.black]))
    return label
  }

  /// Returns the first row of the picture with a pixel that satisfies `wanted`.
  private func firstRow(_ picture: Bitmap, where wanted: (Pixel) -> Bool) -> Int? {
    (0..<picture.height).first { y in (0..<picture.width).contains { wanted(picture[$0, y]) } }
  }

  /// Counts how often the distance from a card's edge to its text changes while the card moves by a
  /// tenth of a point per frame. Layout places the label at whole pixels of the card.
  @Test(arguments: [2, 3] as [CGFloat], [0, 0.4, 3.3] as [CGFloat])
  func textMovesWithItsCard(scale: CGFloat, origin: CGFloat) throws {
    var distances: [Int] = []
    for frame in 0..<30 {
      var card = Layer(frame: CGRect(x: 4, y: 3 + 0.1 * CGFloat(frame), width: 60, height: 40))
      card.backgroundColor = Self.white
      card.sublayers = [
        label(CGRect(x: 8, y: 7, width: 50, height: 30), origin: CGPoint(x: 0, y: origin))
      ]
      let picture = Compositor(scale: scale).render(
        LayerTree(size: CGSize(width: 70, height: 60), deviceScale: scale, layers: [card]))
      let edge = try #require(firstRow(picture) { $0.red == 255 })
      let left = Int(10 * scale)
      let text = try #require(
        (edge..<picture.height).first { y in
          (left..<left + Int(40 * scale)).contains { picture[$0, y].red == 0 }
        })
      distances.append(text - edge)
    }
    let jumps = zip(distances, distances.dropFirst()).count { $0 != $1 }
    #expect(jumps == 0, "\(jumps) jumps in 30: \(distances)")
  }

  /// Rows of 44 points scroll by whole screen pixels on a screen of scale 2, as in scroll views.
  /// Picture scales do not divide the screen's scale. The text is compared with the middle of its
  /// row.
  @Test(arguments: [0.6, 0.56, 1, 0.5] as [CGFloat])
  func textScrollsWithItsRow(scale: CGFloat) throws {
    var jumps = 0, pairs = 0
    for frame in 0..<48 {
      var table = Layer(frame: CGRect(x: 0, y: 0, width: 100, height: 320))
      table.bounds.origin.y = CGFloat(frame) * 1.5
      table.sublayers = (0..<10).map { index in
        var row = Layer(frame: CGRect(x: 0, y: 44 * CGFloat(index), width: 100, height: 44))
        guard index % 2 == 0 else { return row }
        row.backgroundColor = Self.white
        row.sublayers = [
          label(CGRect(x: 40, y: 12, width: 60, height: 20.5), origin: CGPoint(x: 0, y: 0.3))
        ]
        return row
      }
      let picture = Compositor(scale: scale).render(
        LayerTree(size: CGSize(width: 100, height: 320), deviceScale: 2, layers: [table]))
      for index in stride(from: 2, to: 8, by: 2) {
        let offset = try #require(textOffset(in: picture, row: index, table.bounds.minY, scale))
        pairs += 1
        // The tolerance applies to the exact position, which is equal for every frame and row.
        if abs(offset - Self.expected(scale)) > 0.2 { jumps += 1 }
      }
    }
    #expect(jumps == 0 && pairs == 144, "\(jumps) jumps in \(pairs)")
  }

  /// Returns the expected distance from the row's middle to the middle of the ink, from the block
  /// letters at their snapped position.
  private static func expected(_ scale: CGFloat) -> Double {
    var row = Layer(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    row.backgroundColor = white
    var label = Layer(frame: CGRect(x: 40, y: 12, width: 60, height: 20.5))
    label.contents = .text(
      TextContents(
        layout: TextLayout(StyledText("HEH", font: Font(.block, size: 17))),
        origin: CGPoint(x: 0, y: 0.3), colors: [.black]))
    row.sublayers = [label]
    let picture = Compositor(scale: 2).render(
      LayerTree(size: CGSize(width: 100, height: 44), deviceScale: 2, layers: [row]))
    var ink = 0.0, moment = 0.0
    for y in 0..<picture.height {
      for x in 80..<200 {
        let dark = Double(255 - picture[x, y].red)
        ink += dark
        moment += dark * (Double(y) + 0.5)
      }
    }
    return (moment / ink - 44) / 2 * Double(scale)
  }

  /// Returns the distance from the row's middle to the middle of its ink, in pixels of the picture.
  private func textOffset(
    in picture: Bitmap, row: Int, _ scrolled: CGFloat, _ scale: CGFloat
  ) -> Double? {
    let top = (44 * CGFloat(row) - scrolled) * scale
    let around = Int(top) - 2..<Int(top + 44 * scale) + 3
    guard around.lowerBound >= 0, around.upperBound <= picture.height else { return nil }
    var light = 0.0, lightMoment = 0.0
    for y in around {
      let value = Double(picture[2, y].red)
      light += value
      lightMoment += value * (Double(y) + 0.5)
    }
    let middle = lightMoment / light
    var ink = 0.0, moment = 0.0
    let inside = Int(middle - 15 * scale)...Int(middle + 15 * scale)
    for y in inside {
      for x in Int(40 * scale) + 1..<picture.width {
        let dark = Double(255 - picture[x, y].red)
        ink += dark
        moment += dark * (Double(y) + 0.5)
      }
    }
    return ink > 0 ? moment / ink - middle : nil
  }

  /// A line of half a point is one pixel of its screen. A picture of another scale shows that
  /// pixel's area, wherever the line is.
  @Test(arguments: [0.6, 1, 0.37] as [CGFloat])
  func aHairlineKeepsItsWeight(scale: CGFloat) {
    for place in stride(from: 4, to: 12, by: 0.5) {
      var line = Layer(frame: CGRect(x: 0, y: place, width: 40, height: 0.5))
      line.backgroundColor = Self.white
      let picture = Compositor(scale: scale).render(
        LayerTree(size: CGSize(width: 40, height: 40), deviceScale: 2, layers: [line]))
      let weight = (0..<picture.height).reduce(0.0) { $0 + Double(picture[5, $1].red) / 255 }
      #expect(abs(weight - 0.5 * Double(scale)) < 0.02, "at \(place): \(weight)")
    }
  }

  @Test func aScaleThatTheDeviceDividesIsDrawnStraight() {
    var box = Layer(frame: CGRect(x: 1, y: 1.25, width: 2, height: 2))
    box.backgroundColor = Self.white
    let size = CGSize(width: 5, height: 5)
    for scale in [2, 4, 6] as [CGFloat] {
      let compositor = Compositor(scale: scale)
      #expect(
        compositor.render(LayerTree(size: size, deviceScale: 2, layers: [box]))
          == compositor.render(LayerTree(size: size, layers: [box])))
    }
    // A scale between two multiples is drawn at the next multiple, 4, and reduced.
    let four = Compositor(scale: 4).render(LayerTree(size: size, deviceScale: 2, layers: [box]))
    let three = Compositor(scale: 3).render(LayerTree(size: size, deviceScale: 2, layers: [box]))
    #expect(three.width == 15 && three[6, 6] == four[8, 8])
  }

  /// Returns the centre of the ink.
  private func inkMiddle(_ picture: Bitmap) -> CGPoint {
    var ink = 0.0, x = 0.0, y = 0.0
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let dark = Double(255 - picture[column, row].red)
        (ink, x, y) = (ink + dark, x + dark * Double(column), y + dark * Double(row))
      }
    }
    return CGPoint(x: x / ink, y: y / ink)
  }

  @Test(arguments: [0, 0.17, 0.25, 0.34, 0.5, 0.66, 0.83] as [CGFloat])
  func textThatBeginsToTurnStays(part: CGFloat) {
    var places: [CGPoint] = []
    for degrees in [0, 0.01, 0.5, 1, 1.5, 2, 2.5] as [CGFloat] {
      var layer = label(
        CGRect(x: 10, y: 12 + part, width: 50, height: 30), origin: CGPoint(x: 0, y: 0.3))
      layer.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
      let tree = LayerTree(
        size: CGSize(width: 70, height: 60), backgroundColor: .white, layers: [layer])
      places.append(inkMiddle(Compositor(scale: 2).render(tree)))
    }
    // Away from the middle of the layer half a degree moves the ink by 0.1 pixels. The part of the
    // rounding that is given up moves it by at most 0.13.
    #expect(abs(places[1].y - places[0].y) < 0.02 && abs(places[1].x - places[0].x) < 0.02)
    for (a, b) in zip(places.dropFirst(), places.dropFirst(2)) { #expect(abs(a.y - b.y) < 0.35) }
  }
}
