package import Graphics

/// A picture that needs no file, selected by name:
///
/// - `landscape(dawn)`, also `noon`, `mist`, `dusk`, `desert` and `night`: drawn hills.
/// - `street-map` and `street-map(dark)`: a drawn map.
/// - `test-card`: a pattern.
/// - `gradient(indigo, teal)`: the colours are written as in scenes and run from top to bottom. An
///   angle in steps of 45 degrees clockwise changes the direction: `gradient(indigo, teal, 90deg)`
///   runs from left to right.
package struct BuiltInPicture {
  private enum Kind {
    case testCard
    case drawn(DrawnPicture)
    /// A linear gradient. The components of the direction are -1, 0 or 1.
    case gradient(from: Color, to: Color, direction: (x: Int, y: Int))
  }

  /// The size in pixels; at 2 pixels per point, the width of an iPhone.
  package static let size = (width: 750, height: 500)

  private let kind: Kind

  /// Creates a picture from its name; nil for a name that is not built in.
  package init?(named name: String) {
    if name == "test-card" {
      kind = .testCard
      return
    }
    if let picture = Self.drawn(name) {
      kind = .drawn(picture)
      return
    }
    guard let match = name.wholeMatch(of: /gradient\((.+)\)/) else { return nil }
    let parts = match.1.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard (2...3).contains(parts.count), let start = Color(written: parts[0]),
      let end = Color(written: parts[1]),
      let direction = Self.directions.first(where: {
        $0.name == (parts.count == 3 ? parts[2] : "180deg")
      })
    else { return nil }
    kind = .gradient(from: start, to: end, direction: (direction.x, direction.y))
  }

  private static func drawn(_ name: String) -> DrawnPicture? {
    if let match = name.wholeMatch(of: /landscape\((.+)\)/) {
      return Landscape(rawValue: String(match.1))?.picture
    }
    return switch name {
    case "street-map": StreetMap(isDark: false).picture(DrawnPicture.size)
    case "street-map(dark)": StreetMap(isDark: true).picture(DrawnPicture.size)
    default: nil
    }
  }

  /// The directions of CSS: 0deg points up, 90deg to the right.
  private static let directions: [(name: String, x: Int, y: Int)] = [
    ("0deg", 0, -1), ("45deg", 1, -1), ("90deg", 1, 0), ("135deg", 1, 1), ("180deg", 0, 1),
    ("225deg", -1, 1), ("270deg", -1, 0), ("315deg", -1, -1),
  ]

  package var bitmap: Bitmap {
    switch kind {
    case .testCard: Self.bitmap(Self.testCard)
    case .drawn(let picture): picture.bitmap
    case .gradient(let start, let end, let direction):
      Self.bitmap { start.mixed(with: end, by: Self.share($0, $1, direction)) }
    }
  }

  private static func bitmap(_ color: (_ x: Int, _ y: Int) -> Color) -> Bitmap {
    let (width, height) = size
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(color(x, y).premultiplied) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the position of a pixel's centre along a direction, from 0 to 1.
  private static func share(_ x: Int, _ y: Int, _ direction: (x: Int, y: Int)) -> Double {
    let across = (Double(x) + 0.5) / Double(size.width)
    let down = (Double(y) + 0.5) / Double(size.height)
    let parts = [(direction.x, across), (direction.y, down)].filter { $0.0 != 0 }
    let ways = parts.map { $0.0 > 0 ? $0.1 : 1 - $0.1 }
    return ways.reduce(0, +) / Double(ways.count)
  }

  /// Returns a pixel of the test card: a frame, a grid of 50 pixels, circles around the middle, and
  /// a bar of colours. The pattern makes cropping, stretching and displacement visible.
  private static func testCard(_ x: Int, _ y: Int) -> Color {
    let (width, height) = size
    if min(x, y, width - 1 - x, height - 1 - y) < 6 { return Color(white: 1) }
    if y >= height - 100, y < height - 50 {
      let bars = Color.names.dropFirst(3)
      return bars[bars.startIndex + x * bars.count / width].color
    }
    let (right, down) = (x - width / 2, y - height / 2)
    let distance = right * right + down * down
    if [100, 200].contains(where: {
      distance >= ($0 - 2) * ($0 - 2) && distance < ($0 + 2) * ($0 + 2)
    })
      || abs(right) < 2 && abs(down) < 40 || abs(down) < 2 && abs(right) < 40
    {
      return Color(white: 1)
    }
    if right % 50 == 0 || down % 50 == 0 { return Color(white: 0.65) }
    return Color(white: (right / 50 + down / 50) % 2 == 0 ? 0.35 : 0.4)
  }
}
