import Foundation

/// A log of the script's fingers: the exact times at which each went down and up, and its positions
/// at ticks of the display.
struct FingerLog {
  /// A touch from the time at which the finger went down.
  struct Contact {
    let finger: Int
    let down: TimeInterval
    /// The time at which the finger went up; nil while it is down.
    var up: TimeInterval?
    /// The positions in order of time. The last is the current or final one.
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

  /// Records the position of a finger that is down, and removes positions that are no longer
  /// visible.
  mutating func moved(_ finger: Int, to point: CGPoint, time: TimeInterval) {
    guard let index = indexDown(finger) else { return }
    contacts[index].places.append((time, point))
    contacts[index].places.removeAll { $0.time < time - FingerMark.memory }
  }

  /// Removes fingers that went up long before a time.
  mutating func forget(before time: TimeInterval) {
    contacts.removeAll { contact in contact.up.map { $0 < time - FingerMark.memory } ?? false }
  }

  private func indexDown(_ finger: Int) -> Int? {
    contacts.lastIndex { $0.finger == finger && $0.up == nil }
  }

  /// Returns the touch marks at a time, in the order in which the fingers went down.
  func marks(at time: TimeInterval) -> [FingerMark] {
    contacts.compactMap { FingerMark($0, at: time) }
  }
}
