import Foundation

/// The colours of a gradient at 1025 locations from 0 to 1.
///
/// This is finer than a byte can show, and pixels need no search for their stop.
struct GradientTable {
  static let steps = 1024

  let pixels: [Pixel]
  let isOpaque: Bool

  /// Creates a table. Returns nil if there are no stops.
  init?(_ stops: [LinearGradient.Stop]) {
    guard !stops.isEmpty else { return nil }
    pixels = Self.table(stops)
    isOpaque = pixels.allSatisfy { $0.alpha == 255 }
  }

  /// Returns the index for a location in steps, clamped to both ends.
  static func step(_ location: Double) -> Int {
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

  /// Mixes straight components, then premultiplies: halfway from white to clear black is
  /// half-transparent grey.
  private static func mix(_ a: Color, _ b: Color, _ t: Double) -> Pixel {
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    return Color(
      red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
      alpha: mixed(a.alpha, b.alpha)
    ).premultiplied
  }
}
