/// Floyd and Steinberg's error, on its way to the pixels it was promised: 7/16 to the right, 3, 5
/// and 1 to the row below. Held in sixteenths of a level.
struct DiffusedError {
  /// A residual is cut to this many levels, so that a colour outside of what the palette can mix
  /// does not pile up debt and smear it over the next thing.
  private static let limit = 24

  /// Only one part in so many of a residual is passed on. All of it would give each area its exact mean;
  /// but in a film whose colours change a little from frame to frame (a scrolling picture, a fading bar)
  /// the full error re-arranges the grain of all that lies right and below, in every frame: still parts
  /// crawl, and the differences fill the file. Half leaves banding invisible and most of the grain
  /// where it was. Reasoned and looked at, not measured against other values.
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

  /// With a spare element on both sides, for the edges.
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

  /// A colour with what it is owed, cut to 0…255.
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
