/// A block that waits for a group of Dispatch to be empty, or for another block to have run.
struct StageNotice {
  enum Awaited {
    case group(UnsafeMutableRawPointer)
    case block(UnsafeMutableRawPointer, hasRun: Bool)
  }

  var awaited: Awaited
  let queue: UnsafeMutableRawPointer
  let block: UnsafeMutableRawPointer

  var isOver: Bool {
    switch awaited {
    case .group(let group): RuntimeSymbols.isEmpty(group)
    case .block(_, let hasRun): hasRun
    }
  }

  mutating func hasRun(_ other: UnsafeMutableRawPointer) {
    if case .block(other, _) = awaited { awaited = .block(other, hasRun: true) }
  }

  func work(at time: Int64) -> StageWork {
    if case .group(let group) = awaited { RuntimeSymbols.release(object: group) }
    return StageWork(due: time, kind: .block(block, group: nil), queue: queue)
  }

  func drop() {
    if case .group(let group) = awaited { RuntimeSymbols.release(object: group) }
    RuntimeSymbols.release(block, of: queue)
  }
}
