import Foundation

/// Rows of a gradient from a table of 1025 colours: finer than a byte can show, and pixels need no
/// search for their stop.
struct GradientRows: RowSource {
  private static let steps = 1024

  private let table: [Pixel]
  private let start: CGPoint
  /// What one pixel right and one down add to the location, in steps.
  private let dx, dy: Double
  let isOpaque: Bool

  init?(_ gradient: LinearGradient) {
    let x = gradient.end.x - gradient.start.x, y = gradient.end.y - gradient.start.y
    let length = x * x + y * y
    guard length > 0, length.isFinite, !gradient.stops.isEmpty else { return nil }
    start = gradient.start
    dx = x / length * Double(Self.steps)
    dy = y / length * Double(Self.steps)
    guard dx.isFinite, dy.isFinite else { return nil }
    table = Self.table(gradient.stops)
    isOpaque = table.allSatisfy { $0.alpha == 255 }
  }

  func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    let down = (Double(y) + 0.5 - start.y) * dy
    Strip.lend(table) { table in
      guard dx != 0 else {
        row.fill(with: table[Self.step(down)])
        return
      }
      for index in 0..<row.count {
        let location = (Double(x + index) + 0.5 - start.x) * dx + down
        row[index] = table[Self.step(location)]
      }
    }
  }

  private static func step(_ location: Double) -> Int {
    Int(min(max(location + 0.5, 0), Double(steps)))
  }

  private static func table(_ stops: [LinearGradient.Stop]) -> [Pixel] {
    var locations: [Double] = []
    for stop in stops {
      let least = locations.last ?? -Double.infinity
      locations.append(stop.location > least ? stop.location : least)
    }
    var upper = 0
    return (0...steps).map { step in
      let location = Double(step) / Double(steps)
      while upper < stops.count, locations[upper] <= location { upper += 1 }
      guard upper > 0 else { return stops[0].color.premultiplied }
      guard upper < stops.count else { return stops[upper - 1].color.premultiplied }
      let (from, to) = (locations[upper - 1], locations[upper])
      let t = from.isFinite && to.isFinite ? (location - from) / (to - from) : 0
      return mix(stops[upper - 1].color, stops[upper].color, t)
    }
  }

  /// Straight components, premultiplied only then: half way from white to clear black is half grey.
  private static func mix(_ a: Color, _ b: Color, _ t: Double) -> Pixel {
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    return Color(
      red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
      alpha: mixed(a.alpha, b.alpha)
    ).premultiplied
  }
}
