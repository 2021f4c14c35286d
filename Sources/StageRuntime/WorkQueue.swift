/// Work in order of time; of one time, in the order of submission.
struct WorkQueue {
  private var works: [StageWork] = []

  var next: Int64? { works.first?.due }
  var nextMotion: Int64? { works.first(where: \.isMotion)?.due }

  mutating func insert(_ work: StageWork) {
    var (low, high) = (0, works.count)
    while low < high {
      let middle = (low + high) / 2
      if works[middle].due <= work.due { low = middle + 1 } else { high = middle }
    }
    works.insert(work, at: low)
  }

  mutating func takeDue(by time: Int64) -> [StageWork] {
    let count = works.firstIndex { $0.due > time } ?? works.count
    defer { works.removeFirst(count) }
    return Array(works.prefix(count))
  }

  mutating func take(
    until limit: Int64, where isFree: (StageWork.Place) -> Bool
  ) -> StageWork? {
    guard let index = works.firstIndex(where: { $0.due > limit || isFree($0.place) }),
      works[index].due <= limit
    else { return nil }
    return works.remove(at: index)
  }

  mutating func remove(where isMeant: (StageWork) -> Bool) { works.removeAll(where: isMeant) }

  mutating func removeAll() -> [StageWork] {
    defer { works = [] }
    return works
  }
}
