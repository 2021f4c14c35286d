import Foundation
import Graphics
import Layers
import Testing

/// Vibrancy, which shows the backdrop through the contents of a layer, and blend modes of layers.
@Suite struct VibrancyTests {
  private static let ground = Color(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)

  /// Draws the ground everywhere, and a green layer over its left half.
  private func picture(_ change: (inout Layer) -> Void) -> Bitmap {
    var ground = Layer(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    ground.backgroundColor = Self.ground
    var shape = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.backgroundColor = Color(red: 0, green: 1, blue: 0, alpha: 1)
    change(&shape)
    let tree = LayerTree(size: CGSize(width: 20, height: 10), layers: [ground, shape])
    return Compositor(scale: 1).render(tree)
  }

  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Pixel {
    Pixel(red: red, green: green, blue: blue, alpha: 255)
  }

  @Test func onlyTheShapeOfTheContentsIsSeenFilledWithWhatLiesUnderIt() {
    let seen = picture {
      $0.vibrancy = Vibrancy(saturation: 2, color: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    }
    // Grey is 112.8; twice the distance from grey gives 193 and 91; half of white is drawn over
    // them.
    #expect(abs(Int(seen[5, 5].red) - 224) <= 1 && abs(Int(seen[5, 5].green) - 173) <= 1)
    #expect(seen[5, 5].green == seen[5, 5].blue)
    #expect(seen[15, 5] == pixel(153, 102, 102))
  }

  @Test func alphaOfTheContentsAndOpacityOfTheLayerCount() {
    let ink = Vibrancy(saturation: 1, color: .white)
    let halfClear = picture {
      $0.vibrancy = ink
      $0.backgroundColor = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
    }
    let halfSeen = picture {
      $0.vibrancy = ink
      $0.opacity = 0.5
    }
    for seen in [halfClear, halfSeen] { #expect(abs(Int(seen[5, 5].red) - 204) <= 1) }
  }

  @Test(arguments: [(0, 0), (0.5, 0.5), (1, 1), (2, 1), (-1, 0), (.nan, 0)] as [(Double, Double)])
  func aPartOfItsStrengthLeavesThatPartOfTheColours(strength: Double, part: Double) {
    let seen = picture {
      $0.vibrancy = Vibrancy(saturation: 1, color: .white, strength: strength)
    }
    #expect(abs(Double(seen[5, 5].red) - 255 * part) <= 1 && seen[5, 5].green >= 254)
  }

  /// The ground is outside of the group, not inside, so vibrancy has no backdrop.
  @Test func aGroupWithNothingUnderItHasOnlyTheColour() {
    var shape = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.backgroundColor = .black
    shape.vibrancy = Vibrancy(saturation: 1, color: .white.withAlpha(0.5))
    var group = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    group.opacity = 0.5
    group.sublayers = [shape]
    let seen = Compositor(scale: 1).render(
      LayerTree(size: CGSize(width: 10, height: 10), layers: [group]))
    let alone = Int(seen[5, 5].red)
    #expect(abs(alone - 64) <= 1)
  }

  @Test func aPartDrawnAgainHasTheBytesOfTheWhole() {
    var ground = Layer(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    ground.backgroundColor = Self.ground
    var shape = Layer(frame: CGRect(x: 2, y: 2, width: 10, height: 6))
    shape.backgroundColor = .black
    shape.cornerRadius = 3
    shape.vibrancy = Vibrancy(saturation: 1.8, color: .white.withAlpha(0.6), strength: 0.7)
    let old = LayerTree(size: CGSize(width: 20, height: 10), layers: [ground, shape])
    ground.backgroundColor = Color(red: 0.1, green: 0.4, blue: 0.8, alpha: 1)
    ground.bounds.size.width = 8
    ground.position.x = 4
    let new = LayerTree(size: CGSize(width: 20, height: 10), layers: [ground, shape])
    let compositor = Compositor(scale: 1)
    var bitmap = compositor.render(old)
    let damage = new.damage(since: old, scale: 1)
    compositor.render(new, into: &bitmap, damage: damage)
    #expect(bitmap == compositor.render(new))
  }

  @Test func aBlendModeMixesAllThatTheLayerDrawsWithWhatLiesUnderIt() {
    #expect(picture { $0.blendMode = .multiply }[5, 5] == pixel(0, 102, 0))
    #expect(picture { $0.blendMode = .screen }[5, 5] == pixel(153, 255, 102))
    #expect(picture { $0.blendMode = .plusLighter }[5, 5] == pixel(153, 255, 102))
    // A sublayer is blended into its superlayer first.
    let group = picture { layer in
      var inner = Layer(frame: layer.bounds)
      inner.backgroundColor = .white
      layer.sublayers = [inner]
      layer.blendMode = .multiply
    }
    #expect(group[5, 5] == pixel(153, 102, 102))
  }
}
