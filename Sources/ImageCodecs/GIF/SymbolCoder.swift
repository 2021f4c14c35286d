/// Writes frames of exact colours in the manner that takes the fewest bytes.
///
/// Trying all manners takes eight times as long as one. What served a frame best nearly always serves the
/// next ones best, so all are tried now and then, and in between the last best one and the first.
struct SymbolCoder: Sendable {
  /// Every how many frames all are tried; none but the first manner if it is nil.
  private let interval: Int?
  private var best = FrameSymbols.Manner.all[0]
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
