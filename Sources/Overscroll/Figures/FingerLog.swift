import Foundation

/// Where the script's fingers were: when each came down and left, exactly, and its places at ticks
/// of the display.
struct FingerLog {
  /// A finger from when it came down.
  struct Contact {
    let finger: Int
    let down: TimeInterval
    /// Nil while it is down.
    var up: TimeInterval?
    /// In order of time; the last is where it is, or where it left.
    var places: [(time: TimeInterval, point: CGPoint)]
  }

  private(set) var contacts: [Contact] = []

  mutating func down(_ finger: Int, at point: CGPoint, time: TimeInterval) {
    contacts.append(Contact(finger: finger, down: time, up: nil, places: [(time, point)]))
  }

  mutating func up(_ finger: Int, at point: CGPoint, time: TimeInterval) {
    moved(finger, to: point, time: time)
    guard let index = indexDown(finger) else { return }
    contacts[index].up = time
  }

  /// Notes where a finger is that is down, and forgets what nobody sees any more.
  mutating func moved(_ finger: Int, to point: CGPoint, time: TimeInterval) {
    guard let index = indexDown(finger) else { return }
    contacts[index].places.append((time, point))
    contacts[index].places.removeAll { $0.time < time - FingerMark.memory }
  }

  /// Forgets fingers that left long before a time.
  mutating func forget(before time: TimeInterval) {
    contacts.removeAll { contact in contact.up.map { $0 < time - FingerMark.memory } ?? false }
  }

  private func indexDown(_ finger: Int) -> Int? {
    contacts.lastIndex { $0.finger == finger && $0.up == nil }
  }

  /// What is seen of fingers at a time, the first to come down first.
  func marks(at time: TimeInterval) -> [FingerMark] {
    contacts.compactMap { FingerMark($0, at: time) }
  }
}
