import Foundation
import Synchronization

/// The open connections of a `ConnectionGate`, with the times by which their clients must have sent
/// a request.
final class OpenConnections: Sendable {
  private struct Entry {
    let descriptor: Int32
    /// The time at which the connection is closed; nil while the client need not send anything.
    var deadline: ContinuousClock.Instant?
    /// Whether no request has arrived yet.
    var isNew = true
    /// Whether the answer to a request has not begun.
    var awaitsAnswer = false
  }

  /// The maximum number of connections. A browser opens at most six at a time for a page.
  static let most = 32
  /// The time a client has to send a request, from the time it connects or reads an answer.
  static let patience = Duration.seconds(10)

  private let entries = Mutex<[Entry]>([])

  /// Adds a connection. If there are too many, the one that has waited longest for its first
  /// request is closed.
  ///
  /// - Returns: Whether the connection may stay.
  func admit(_ descriptor: Int32) -> Bool {
    entries.withLock { entries in
      if entries.count >= Self.most {
        guard let oldest = entries.firstIndex(where: \.isNew) else { return false }
        Self.end(entries[oldest].descriptor)
        entries[oldest].isNew = false
      }
      entries.append(Entry(descriptor: descriptor, deadline: .now + Self.patience))
      return true
    }
  }

  /// Starts the time for the client's next request.
  func expectRequest(_ descriptor: Int32) {
    update(descriptor) { $0.deadline = .now + Self.patience }
  }

  /// Notes that a request is complete, after which the client only waits.
  func receivedRequest(_ descriptor: Int32) {
    update(descriptor) { ($0.deadline, $0.isNew, $0.awaitsAnswer) = (nil, false, true) }
  }

  /// Returns whether the next bytes of the server are the first of an answer.
  func beginAnswer(_ descriptor: Int32) -> Bool {
    var isFirst = false
    update(descriptor) { (isFirst, $0.awaitsAnswer) = ($0.awaitsAnswer, false) }
    return isFirst
  }

  /// Starts the time for the next request again, because the client has read a part of an answer.
  func passedAnswer(_ descriptor: Int32) {
    update(descriptor) { if $0.deadline != nil { $0.deadline = .now + Self.patience } }
  }

  func remove(_ descriptor: Int32) {
    entries.withLock { $0.removeAll { $0.descriptor == descriptor } }
  }

  /// Closes connections whose time is over, once a second, until the task is cancelled.
  func closeExpired() async {
    while (try? await Task.sleep(for: .seconds(1))) != nil {
      entries.withLock { entries in
        for entry in entries {
          if let deadline = entry.deadline, deadline < .now { Self.end(entry.descriptor) }
        }
      }
    }
  }

  private func update(_ descriptor: Int32, _ change: (inout Entry) -> Void) {
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.descriptor == descriptor }) else { return }
      change(&entries[index])
    }
  }

  /// Ends reading and writing. The descriptor stays valid until its connection's task closes it.
  private static func end(_ descriptor: Int32) {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
