/// A shape without the middle of its longest run of equal rows and of its longest run of equal columns: of a
/// rounded rectangle the corners and a little of the sides. What is computed of each pixel from its
/// neighbourhood is the same along a run, away from its ends, and so need be computed once.
struct NineSlices {
  /// What is left out of a run: as many as `count`, behind the one at `index`.
  private struct Gap {
    let index, count: Int

    /// Leaves `margin` before and behind the one that stands for those left out.
    init(in run: Range<Int>, margin: Int) {
      index = run.lowerBound + margin
      count = max(0, run.count - 2 * margin - 1)
    }
  }

  /// What is left of the shape; its bounds begin where the shape's do.
  let corners: Coverage
  private let columns, rows: Gap

  /// `margin` says how far a pixel's neighbourhood reaches.
  init(of shape: Coverage, margin: (x: Int, y: Int)) {
    let bounds = shape.bounds
    columns = Gap(in: shape.longestRunOfColumns, margin: margin.x)
    rows = Gap(in: shape.longestRunOfRows, margin: margin.y)
    let (columns, rows) = (columns, rows)
    guard columns.count > 0 || rows.count > 0 else {
      corners = shape
      return
    }
    let place = PixelRect(
      x: bounds.x, y: bounds.y, width: bounds.width - columns.count,
      height: bounds.height - rows.count)
    guard let bytes = shape.bytes else {
      corners = Coverage(place)
      return
    }
    var kept = [UInt8](repeating: 0, count: place.area)
    let left = min(columns.index + 1, place.width)
    let right = place.width - left
    MutableStrip.lend(&kept) { kept in
      Strip.lend(bytes) { bytes in
        for y in 0..<place.height {
          let row = (y > rows.index ? y + rows.count : y) * bounds.width
          kept[y * place.width, left].copy(bytes[row, left])
          kept[y * place.width + left, right].copy(bytes[row + bounds.width - right, right])
        }
      }
    }
    corners = Coverage(bounds: place, bytes: kept)
  }

  /// `drawn`, made of `corners` (whose pixels have kept their places), as it would have been made of the whole.
  func stretched(_ drawn: Coverage) -> Coverage {
    guard columns.count > 0 || rows.count > 0 else { return drawn }
    let (columns, rows) = (columns, rows)
    let from = drawn.bounds
    let place = PixelRect(
      x: from.x, y: from.y, width: from.width + columns.count, height: from.height + rows.count)
    guard let bytes = drawn.bytes else { return Coverage(place) }
    let column = columns.index + corners.bounds.x - from.x
    let row = rows.index + corners.bounds.y - from.y
    let left = min(column + 1, from.width)
    let right = from.width - left
    var result = [UInt8](repeating: 0, count: place.area)
    MutableStrip.lend(&result) { result in
      Strip.lend(bytes) { bytes in
        for y in 0..<place.height {
          let source = bytes[
            min(max(y - rows.count, min(y, row)), from.height - 1) * from.width, from.width]
          let target = result[y * place.width, place.width]
          target[0, left].copy(source[0, left])
          if columns.count > 0 { target[left, columns.count].fill(with: source[column]) }
          target[place.width - right, right].copy(source[left, right])
        }
      }
    }
    return Coverage(bounds: place, bytes: result)
  }
}

extension Coverage {
  /// The first of the longest runs of rows that are equal, counted from the first row.
  fileprivate var longestRunOfRows: Range<Int> {
    guard let bytes else { return 0..<bounds.height }
    let width = bounds.width
    return Strip.lend(bytes) { bytes in
      Self.longestRun(of: bounds.height) { y in
        bytes[(y - 1) * width, width].equals(bytes[y * width, width])
      }
    }
  }

  /// The same of columns.
  fileprivate var longestRunOfColumns: Range<Int> {
    guard let bytes else { return 0..<bounds.width }
    let width = bounds.width
    var steps = [UInt8](repeating: 0, count: width - 1)
    return Strip.lend(bytes) { bytes in
      MutableStrip.lend(&steps) { steps in
        for y in 0..<bounds.height {
          let row = bytes[y * width, width]
          // A row like the one before has no other steps.
          if y > 0, row.equals(bytes[(y - 1) * width, width]) { continue }
          for x in 0..<steps.count { steps.base[x] |= row.base[x] ^ row.base[x &+ 1] }
        }
        return Self.longestRun(of: width) { x in steps[x - 1] == 0 }
      }
    }
  }

  private static func longestRun(
    of count: Int, _ isLikeTheOneBefore: (Int) -> Bool
  ) -> Range<Int> {
    var longest = 0..<1
    var start = 0
    for index in 1..<max(count, 1) {
      if !isLikeTheOneBefore(index) { start = index }
      if index + 1 - start > longest.count { longest = start..<index + 1 }
    }
    return longest
  }
}

extension Strip where Element == UInt8 {
  /// Whether all bytes are those of another strip of this length.
  func equals(_ other: Strip) -> Bool {
    precondition(other.count == count)
    var different: UInt8 = 0
    for x in 0..<count { different |= base[x] ^ other.base[x] }
    return different == 0
  }
}

extension MutableStrip where Element == UInt8 {
  fileprivate func fill(with byte: UInt8) { base.update(repeating: byte, count: count) }
}
