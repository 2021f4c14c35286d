/// Many small coverages, of glyphs say, in one array of bytes: to draw a run of them counts one reference
/// and not one for each, and looks up no array twice.
public struct CoverageSheet: Sendable {
  /// One of them, where it is to be drawn: moved by whole pixels.
  public struct Place: Hashable, Sendable {
    /// What `append` returned.
    public let index: Int
    /// Device pixels.
    public let x, y: Int

    /// The coverage of that index, moved by so many pixels.
    public init(_ index: Int, x: Int, y: Int) { (self.index, self.x, self.y) = (index, x, y) }
  }

  /// A rectangle of bytes, row by row.
  struct Piece: Sendable {
    let bounds: PixelRect
    let start: Int
  }

  private(set) var pieces: [Piece] = []
  private(set) var bytes: [UInt8] = []

  /// Without any.
  public init() {}

  /// How many there are.
  public var count: Int { pieces.count }

  /// Adds a coverage, without what is clear around it, and returns its index: they count up from 0.
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

  /// The pixels that one can touch where it is placed; empty for one without ink.
  public func bounds(_ place: Place) -> PixelRect {
    pieces[place.index].bounds.offsetBy(dx: place.x, dy: place.y)
  }

  /// One by itself.
  public subscript(place: Place) -> Coverage {
    let piece = pieces[place.index]
    guard !piece.bounds.isEmpty else { return .empty }
    let range = piece.start..<piece.start + piece.bounds.area
    return Coverage(bounds: bounds(place), bytes: Array(bytes[range]))
  }
}

extension Coverage {
  /// The least rectangle around all that is covered at all.
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
