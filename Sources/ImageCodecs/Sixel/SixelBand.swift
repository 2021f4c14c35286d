/// Six rows of a picture as sixels. For each colour, one character per column encodes the rows that
/// have that colour.
struct SixelBand {
  static let height = 6

  /// The columns of one colour in the band, from the first column on.
  private struct Plane {
    let color: Int
    var columns: [UInt8]
  }

  private var planes: [Plane] = []

  /// Creates a band.
  ///
  /// - Parameters:
  ///   - indices: The colour indices of all pixels, row by row.
  ///   - top: The band's first row. Rows below the end of the picture are omitted.
  init(_ indices: [Int], width: Int, top: Int) {
    var places = [Int](repeating: -1, count: 256)
    let rows = min(Self.height, indices.count / max(width, 1) - top)
    for row in 0..<max(rows, 0) {
      for x in 0..<width {
        let color = indices[(top + row) * width + x]
        if places[color] < 0 {
          places[color] = planes.count
          planes.append(Plane(color: color, columns: [UInt8](repeating: 0, count: width)))
        }
        planes[places[color]].columns[x] |= 1 << UInt8(row)
      }
    }
  }

  /// The planes, drawn over each other, and the control character for the next band.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for (number, plane) in planes.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(plane.color)".utf8)
      bytes += Self.runs(plane.columns)
    }
    return bytes + [UInt8(ascii: "-")]
  }

  /// Returns characters with repeats counted if that is shorter. Empty columns at the end are
  /// omitted.
  private static func runs(_ columns: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      let next = columns[start..<end].firstIndex { $0 != columns[start] } ?? end
      let character = columns[start] + UInt8(ascii: "?")
      if next - start > 3 {
        bytes += Array("!\(next - start)".utf8) + [character]
      } else {
        bytes += [UInt8](repeating: character, count: next - start)
      }
      start = next
    }
    return bytes
  }
}
