/// Writes frames whose pixels are settled in the manner that takes the fewest bytes.
///
/// Trying all manners takes eight times as long as one. What served a frame best nearly always serves the
/// next ones best, so all are tried now and then, and in between the last best one and the first.
struct SymbolCoder: Sendable {
  /// Every how many frames all are tried; none but the first manner if it is nil.
  private let interval: Int?
  private var best = FrameSymbols.Manner.all[0]
  /// Whether a painter's own codes were longer at the last search.
  private var beatsPainter = false
  private var untilSearch = 0

  init(interval: Int?) { self.interval = interval }

  /// The code stream of the next frame.
  mutating func codes(of symbols: FrameSymbols) -> [UInt8] {
    let first = FrameSymbols.Manner.all[0]
    guard let interval else { return symbols.codes(first) }
    // Such a frame, as the first of a film is, says nothing about others.
    guard symbols.hasChoice else { return shortest(FrameSymbols.Manner.plain, symbols).codes }
    let isSearch = untilSearch == 0
    untilSearch = isSearch ? interval - 1 : untilSearch - 1
    let tried = isSearch ? FrameSymbols.Manner.all : best == first ? [first] : [best, first]
    let codes: [UInt8]
    (best, codes) = shortest(tried, symbols)
    return codes
  }

  /// Whether the next frame that was painted is compared with other manners at all.
  var comparesPainted: Bool { interval != nil && (untilSearch == 0 || beatsPainter) }

  /// The code stream of the next frame that was painted, with whose codes what is found is compared. The
  /// painter chooses colours for the sake of its phrases, which serves texture best; where it left pixels as
  /// they were, another manner to write them may be shorter.
  ///
  /// - Parameter symbols: what was painted.
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

  /// The first of the shortest.
  private func shortest(
    _ manners: [FrameSymbols.Manner], _ symbols: FrameSymbols
  ) -> (manner: FrameSymbols.Manner, codes: [UInt8]) {
    let all = manners.map { (manner: $0, codes: symbols.codes($0)) }
    guard let least = all.min(by: { $0.codes.count < $1.codes.count }) else {
      preconditionFailure("no manner to write a frame")
    }
    return least
  }
}
