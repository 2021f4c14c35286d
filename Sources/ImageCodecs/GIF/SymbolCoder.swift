/// A coder that writes frames with final pixels in the way that takes the fewest bytes.
///
/// Trying all ways takes eight times as long as one. The best way for a frame is nearly always the
/// best for the next frames. Therefore all ways are tried at intervals, and in between only the
/// last best one and the first.
struct SymbolCoder: Sendable {
  /// The number of frames between trials of all ways, or nil to use the first way only.
  private let interval: Int?
  private var best = FrameSymbols.CodingOptions.all[0]
  /// Whether the last trial found shorter codes than the painter's.
  private var beatsPainter = false
  private var untilSearch = 0

  init(interval: Int?) { self.interval = interval }

  /// Returns the code stream of the next frame.
  mutating func codes(of symbols: FrameSymbols) -> [UInt8] {
    let first = FrameSymbols.CodingOptions.all[0]
    guard let interval else { return symbols.codes(first) }
    // A frame without choice, such as the first of a film, is no evidence for other frames.
    guard symbols.hasChoice else {
      return shortest(FrameSymbols.CodingOptions.plain, symbols).codes
    }
    let isSearch = untilSearch == 0
    untilSearch = isSearch ? interval - 1 : untilSearch - 1
    let tried = isSearch ? FrameSymbols.CodingOptions.all : best == first ? [first] : [best, first]
    let codes: [UInt8]
    (best, codes) = shortest(tried, symbols)
    return codes
  }

  /// Whether the next painted frame is compared with other ways of coding.
  var comparesPainted: Bool { interval != nil && (untilSearch == 0 || beatsPainter) }

  /// Returns the shorter code stream for a painted frame: the painter's, or that of another way of
  /// coding.
  ///
  /// The painter chooses colours to extend its phrases, which works best for texture. For pixels
  /// that it left unchanged, another way of coding may be shorter.
  ///
  /// - Parameter symbols: Returns the pixels that were painted.
  mutating func codes(painted: [UInt8], of symbols: () -> FrameSymbols) -> [UInt8] {
    guard comparesPainted else {
      untilSearch = max(0, untilSearch - 1)
      return painted
    }
    let isSearch = untilSearch == 0
    let found = codes(of: symbols())
    if isSearch { beatsPainter = found.count < painted.count }
    return found.count < painted.count ? found : painted
  }

  /// Returns the shortest code stream, and the first one among equals.
  private func shortest(
    _ candidates: [FrameSymbols.CodingOptions], _ symbols: FrameSymbols
  ) -> (options: FrameSymbols.CodingOptions, codes: [UInt8]) {
    let all = candidates.map { (options: $0, codes: symbols.codes($0)) }
    guard let least = all.min(by: { $0.codes.count < $1.codes.count }) else {
      preconditionFailure("no options to code a frame")
    }
    return least
  }
}
