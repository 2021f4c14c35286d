/// A shape without the middle of its longest runs of equal rows and of equal columns.
///
/// For a rounded rectangle, the corners and a little of the sides remain. A filter with a limited
/// neighbourhood gives equal results along a run, away from its ends, so one result per run is
/// enough.
struct NineSlices {
  /// The omitted elements of a run: `count` elements after the one at `index`.
  private struct Gap {
    let index, count: Int

    /// Keeps `margin` elements at both ends of the run, and one that represents the omitted
    /// elements.
    init(in run: Range<Int>, margin: Int) {
      index = run.lowerBound + margin
      count = max(0, run.count - 2 * margin - 1)
    }
  }

  /// The remaining shape. Its bounds have the origin of the original shape.
  let corners: Coverage
  private let columns, rows: Gap

  /// Creates the slices of a shape. `margin` is the reach of the filter in pixels.
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

  /// Returns the filter result for the whole shape, from the result for `corners`.
  ///
  /// The pixels of `drawn` must have kept their positions.
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
  /// The longest run of equal rows, counted from the first row; the first one of equal length.
  fileprivate var longestRunOfRows: Range<Int> {
    guard let bytes else { return 0..<bounds.height }
    let width = bounds.width
    return Strip.lend(bytes) { bytes in
      Self.longestRun(of: bounds.height) { y in
        bytes[(y - 1) * width, width].equals(bytes[y * width, width])
      }
    }
  }

  /// The longest run of equal columns, counted from the first column; the first one of equal
  /// length.
  fileprivate var longestRunOfColumns: Range<Int> {
    guard let bytes else { return 0..<bounds.width }
    let width = bounds.width
    var steps = [UInt8](repeating: 0, count: width - 1)
    return Strip.lend(bytes) { bytes in
      MutableStrip.lend(&steps) { steps in
        for y in 0..<bounds.height {
          let row = bytes[y * width, width]
          // A row equal to the previous one adds no new differences.
          if y > 0, row.equals(bytes[(y - 1) * width, width]) { continue }
          for x in 0..<steps.count { steps.base[x] |= row.base[x] ^ row.base[x &+ 1] }
        }
        return Self.longestRun(of: width) { x in steps[x - 1] == 0 }
      }
    }
  }

  private static func longestRun(
    of count: Int, _ equalsPrevious: (Int) -> Bool
  ) -> Range<Int> {
    var longest = 0..<1
    var start = 0
    for index in 1..<max(count, 1) {
      if !equalsPrevious(index) { start = index }
      if index + 1 - start > longest.count { longest = start..<index + 1 }
    }
    return longest
  }
}

extension Strip where Element == UInt8 {
  /// Returns whether all bytes are equal to those of a strip of the same length.
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
