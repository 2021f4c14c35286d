/// Finds the palette colour nearest to any colour, exactly, the first one of equals.
///
/// The colour cube is cut into 16³ cells. A cell asked about for the first time gets a list of the
/// few colours that can be nearest to any point of it (no farther at best than another colour is
/// at worst); a search then compares with those only, about ten of 255.
struct NearestColor {
  let palette: [UInt32]
  /// Per cell: the place of its list in `lists`, which begins with the list's length; -1 unknown.
  private var cells = [Int32](repeating: -1, count: 4096)
  private var lists: [UInt8] = []

  /// `palette` must not be empty, nor have more than 256 colours.
  init(_ palette: [UInt32]) { self.palette = palette }

  struct Match {
    let index: Int
    let distance: Int
  }

  /// Components in 0…255.
  @inline(__always)
  mutating func match(_ red: Int, _ green: Int, _ blue: Int) -> Match {
    let cell = (red >> 4) << 8 | (green >> 4) << 4 | blue >> 4
    if cells[cell] < 0 { fill(cell) }
    let start = Int(cells[cell])
    var best = 0, least = Int.max
    for place in start + 2...start + 1 + Int(lists[start]) + Int(lists[start + 1]) {
      let index = Int(lists[place])
      let distance = ColorDistance.between(red, green, blue, palette[index])
      if distance < least { (best, least) = (index, distance) }
    }
    return Match(index: best, distance: least)
  }

  private mutating func fill(_ cell: Int) {
    let low = (red: (cell >> 8) << 4, green: (cell >> 4 & 15) << 4, blue: (cell & 15) << 4)
    var nearest = [Int](repeating: 0, count: palette.count)
    var bound = Int.max
    for (index, color) in palette.enumerated() {
      let r = Self.span(Int(color >> 16), low.red)
      let g = Self.span(Int(color >> 8 & 255), low.green)
      let b = Self.span(Int(color & 255), low.blue)
      nearest[index] =
        ColorDistance.red * r.near + ColorDistance.green * g.near + ColorDistance.blue * b.near
      bound = min(
        bound, ColorDistance.red * r.far + ColorDistance.green * g.far + ColorDistance.blue * b.far)
    }
    let list = palette.indices.filter { nearest[$0] <= bound }
    cells[cell] = Int32(lists.count)
    // Up to 256 of them: a length in two bytes that add up.
    lists.append(UInt8(list.count / 2))
    lists.append(UInt8(list.count - list.count / 2))
    lists += list.map { UInt8($0) }
  }

  /// Squared distances from a component to the near and the far end of `low...low + 15`.
  private static func span(_ value: Int, _ low: Int) -> (near: Int, far: Int) {
    let near = max(0, low - value, value - low - 15)
    let far = max(value - low, low + 15 - value)
    return (near * near, far * far)
  }
}
