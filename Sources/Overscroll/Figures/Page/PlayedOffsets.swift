import Foundation
import HeadlessUIKit

/// The offsets of the scroll view that a page scrolls, while the script is played.
@MainActor
struct PlayedOffsets {
  let offsets: [Double]
  let step: TimeInterval

  init(_ stage: Stage) throws {
    var offsets: [Double] = []
    for tick in 0..<Stage.tickLimit {
      try stage.advance(to: stage.display.time(ofTick: tick))
      offsets.append(Double(stage.pageScroller?.contentOffset.y ?? 0))
      if stage.end != nil { break }
    }
    self.offsets = offsets
    step = stage.display.time(ofTick: 1)
  }
}
