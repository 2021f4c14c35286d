/// The errors that Floyd–Steinberg dithering passes to later pixels: 7/16 to the right, and 3/16,
/// 5/16 and 1/16 to the row below. Stored in sixteenths of a level.
struct DiffusedError {
  /// The limit of a residual, in levels. Without it, a colour outside the palette's range would
  /// accumulate errors and smear them over the next object.
  private static let limit = 24

  /// The divisor of residuals: only half of each is passed on.
  ///
  /// Passing on all of it would give each area its exact mean. In a film whose colours change
  /// slightly from frame to frame (a scrolling picture, a fading bar), however, it rearranges the
  /// grain to the right and below in every frame. Still areas then crawl, and the differences fill
  /// the file. Half keeps banding invisible and most of the grain in place. The value is based on
  /// reasoning and viewing, not on a comparison with other values.
  private static let damping = 2

  private struct Levels {
    var red: Int32 = 0
    var green: Int32 = 0
    var blue: Int32 = 0

    mutating func add(_ red: Int, _ green: Int, _ blue: Int, _ sixteenths: Int) {
      self.red &+= Int32(truncatingIfNeeded: red &* sixteenths)
      self.green &+= Int32(truncatingIfNeeded: green &* sixteenths)
      self.blue &+= Int32(truncatingIfNeeded: blue &* sixteenths)
    }
  }

  /// The errors of the current row, with a spare element at both ends.
  private var current: [Levels]
  private var below: [Levels]

  init(width: Int) {
    current = Array(repeating: Levels(), count: width + 2)
    below = current
  }

  mutating func startRow() {
    swap(&current, &below)
    for index in below.indices { below[index] = Levels() }
  }

  /// Returns a colour plus the errors passed to its pixel, limited to 0…255.
  @inline(__always)
  func target(
    _ column: Int, _ red: Int, _ green: Int, _ blue: Int
  ) -> (red: Int, green: Int, blue: Int) {
    let owed = current[column &+ 1]
    func cut(_ value: Int, _ sixteenths: Int32) -> Int {
      min(255, max(0, value &+ (Int(sixteenths) &+ 8) >> 4))
    }
    return (cut(red, owed.red), cut(green, owed.green), cut(blue, owed.blue))
  }

  @inline(__always)
  mutating func spread(_ column: Int, _ red: Int, _ green: Int, _ blue: Int) {
    func cut(_ value: Int) -> Int { min(Self.limit, max(-Self.limit, value)) }
    let (r, g, b) = (cut(red) / Self.damping, cut(green) / Self.damping, cut(blue) / Self.damping)
    current[column &+ 2].add(r, g, b, 7)
    below[column].add(r, g, b, 3)
    below[column &+ 1].add(r, g, b, 5)
    below[column &+ 2].add(r, g, b, 1)
  }
}
