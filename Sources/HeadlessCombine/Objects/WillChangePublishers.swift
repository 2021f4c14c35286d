#if Publishers && !canImport(Combine)
  import Foundation

  /// The publishers of observable objects, which Swift cannot store in the objects themselves.
  // `@unchecked Sendable`: a lock protects the table.
  final class WillChangePublishers: @unchecked Sendable {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    static let shared = WillChangePublishers()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    private var limit = smallestLimit
    private static let smallestLimit = 64

    /// Returns the publisher of an object, creating it at the first call.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      lock.withLock {
        let key = ObjectIdentifier(object)
        // A new object may have the address of a released one.
        if let entry = entries[key], entry.object === object { return entry.publisher }
        if entries.count >= limit {
          entries = entries.filter { $0.value.object != nil }
          limit = max(Self.smallestLimit, 2 * entries.count)
        }
        let publisher = ObservableObjectPublisher()
        entries[key] = Entry(object: object, publisher: publisher)
        return publisher
      }
    }
  }
#endif
