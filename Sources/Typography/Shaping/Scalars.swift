/// The characters of a range of UTF-16 units, each with the index of its first unit. An unpaired
/// surrogate becomes U+FFFD.
struct Scalars: Sequence, IteratorProtocol {
  private let units: [UInt16]
  private var index: Int
  private let end: Int

  init(_ units: [UInt16], _ range: Range<Int>) {
    self.units = units
    (index, end) = (range.lowerBound, range.upperBound)
  }

  mutating func next() -> (index: Int, scalar: Unicode.Scalar)? {
    guard index < end else { return nil }
    let start = index
    let unit = units[start]
    index += 1
    if let scalar = Unicode.Scalar(unit) { return (start, scalar) }
    guard UTF16.isLeadSurrogate(unit), index < end, UTF16.isTrailSurrogate(units[index]) else {
      return (start, "\u{fffd}")
    }
    let low = units[index]
    index += 1
    return (start, UTF16.decode(UTF16.EncodedScalar([unit, low])))
  }
}
