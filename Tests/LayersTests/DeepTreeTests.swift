import Foundation
import Graphics
import Layers
import Testing

/// Layer trees as deep as a screen's may be, and shadows inside shadows.
@Suite struct DeepTreeTests {
  private static func box(_ side: CGFloat) -> Layer {
    var layer = Layer(frame: CGRect(x: 1, y: 1, width: side, height: side))
    layer.backgroundColor = Color(red: 1, green: 0, blue: 0)
    return layer
  }

  private static func shadow(path: Path? = nil) -> Shadow {
    var shadow = Shadow()
    shadow.opacity = 0.5
    shadow.radius = 2
    shadow.offset = CGSize(width: 1, height: 2)
    shadow.path = path
    return shadow
  }

  /// Returns nested layers, each changed by `change`.
  private static func nest(_ depth: Int, _ change: (inout Layer) -> Void) -> Layer {
    var nest = box(8)
    change(&nest)
    for _ in 1..<depth {
      var outer = box(8)
      outer.sublayers = [nest]
      change(&outer)
      nest = outer
    }
    return nest
  }

  private static func picture(_ layer: Layer) -> Bitmap {
    Compositor(scale: 1).render(
      LayerTree(size: CGSize(width: 24, height: 24), layers: [layer]))
  }

  /// A recording draws on threads, whose stacks have the system's size: eight megabytes on Linux.
  /// The test allows half of that, since sanitizers take more.
  @Test(arguments: ["plain", "clipped", "faded", "shadowed", "masked", "rounded"])
  func theDeepestTreeIsDrawnOnAThread(kind: String) async {
    // Shadows inside shadows need a larger canvas at each level, so they are nested less deeply.
    let tree = Self.nest(kind == "shadowed" ? 100 : 400) { layer in
      switch kind {
      case "clipped": layer.masksToBounds = true
      case "faded": layer.opacity = 0.9
      case "shadowed": layer.shadow = Self.shadow()
      case "masked": layer.mask = Self.box(6)
      case "rounded":
        layer.cornerRadius = 2
        layer.masksToBounds = true
      default: break
      }
    }
    let drawn: Bool = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: Self.picture(tree).width == 24)
      }
      thread.stackSize = 4 << 20
      thread.start()
    }
    #expect(drawn)
  }

  /// A cost that doubled with each level would not finish.
  @Test func shadowsInShadowsTakeTimeByTheirNumber() {
    let picture = Self.picture(Self.nest(60) { $0.shadow = Self.shadow() })
    #expect(picture[3, 3].alpha == 255)
  }

  @Test func shadowsInShadowsLookAsOneByOne() {
    // A shadow with a given path is not derived from its layer's pixels, so that layer is drawn
    // separately.
    for depth in 2...3 {
      let found = Self.nest(depth) { $0.shadow = Self.shadow() }
      var given = found
      given.sublayers[0] = Self.nest(depth - 1) {
        $0.shadow = Self.shadow(path: Path(rect: $0.bounds))
      }
      let (a, b) = (Self.picture(found), Self.picture(given))
      var worst = 0
      for (x, y) in (0..<24).flatMap({ y in (0..<24).map { ($0, y) } }) {
        worst = max(worst, abs(Int(a[x, y].red) - Int(b[x, y].red)))
        worst = max(worst, abs(Int(a[x, y].alpha) - Int(b[x, y].alpha)))
      }
      #expect(worst <= 2, "\(worst) at depth \(depth)")
    }
  }
}
