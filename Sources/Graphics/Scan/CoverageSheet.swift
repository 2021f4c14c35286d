/// Many small coverages, such as those of glyphs, in one array of bytes.
///
/// Drawing a run of them costs a single reference count and array look-up, instead of one for each.
public struct CoverageSheet: Sendable {
  /// A coverage of the sheet with an offset in whole pixels.
  public struct Place: Hashable, Sendable {
    /// The index that `append` returned.
    public let index: Int
    /// The offset, in device pixels.
    public let x, y: Int

    /// Creates a place for the coverage with an index, offset by (`x`, `y`) pixels.
    public init(_ index: Int, x: Int, y: Int) { (self.index, self.x, self.y) = (index, x, y) }
  }

  /// A rectangle of bytes, row by row.
  struct Piece: Sendable {
    let bounds: PixelRect
    let start: Int
  }

  private(set) var pieces: [Piece] = []
  private(set) var bytes: [UInt8] = []

  /// Creates an empty sheet.
  public init() {}

  /// The number of coverages.
  public var count: Int { pieces.count }

  /// Adds a coverage, cropped to its covered pixels, and returns its index. Indices count up from
  /// 0.
  public mutating func append(_ coverage: Coverage) -> Int {
    let bounds = coverage.inkBounds
    pieces.append(Piece(bounds: bounds, start: bytes.count))
    guard let all = coverage.bytes else {
      bytes += repeatElement(255, count: bounds.area)
      return pieces.count - 1
    }
    for y in bounds.y..<bounds.maxY { bytes += all[coverage.indices(row: y, in: bounds)] }
    return pieces.count - 1
  }

  /// Returns the bounds of a placed coverage; empty if it covers nothing.
  public func bounds(_ place: Place) -> PixelRect {
    pieces[place.index].bounds.offsetBy(dx: place.x, dy: place.y)
  }

  /// Returns a placed coverage as a value.
  public subscript(place: Place) -> Coverage {
    let piece = pieces[place.index]
    guard !piece.bounds.isEmpty else { return .empty }
    let range = piece.start..<piece.start + piece.bounds.area
    return Coverage(bounds: bounds(place), bytes: Array(bytes[range]))
  }
}

extension Coverage {
  /// The smallest rectangle that contains all covered pixels.
  var inkBounds: PixelRect {
    guard let bytes else { return bounds }
    func isClear(row y: Int, in area: PixelRect) -> Bool {
      bytes[indices(row: y, in: area)].allSatisfy { $0 == 0 }
    }
    func isClear(column x: Int, in area: PixelRect) -> Bool {
      (area.y..<area.maxY).allSatisfy { self[x: x, y: $0] == 0 }
    }
    guard let top = (bounds.y..<bounds.maxY).first(where: { !isClear(row: $0, in: bounds) }),
      let bottom = (bounds.y..<bounds.maxY).last(where: { !isClear(row: $0, in: bounds) })
    else { return .empty }
    let rows = PixelRect(x: bounds.x, y: top, width: bounds.width, height: bottom + 1 - top)
    let left = (rows.x..<rows.maxX).first { !isClear(column: $0, in: rows) } ?? rows.x
    let right = (rows.x..<rows.maxX).last { !isClear(column: $0, in: rows) } ?? rows.maxX - 1
    return PixelRect(x: left, y: top, width: right + 1 - left, height: rows.height)
  }
}
