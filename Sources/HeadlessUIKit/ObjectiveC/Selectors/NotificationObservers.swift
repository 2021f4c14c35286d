import Foundation

/// The observers of notifications that were added with a selector. Foundation has only observers
/// with blocks.
///
/// One object per process, like the notification centres. An observer added by one stage's code
/// gets no notification that another stage's code posts. A block given to Foundation directly does
/// get it.
@MainActor
final class NotificationObservers {
  private struct Entry {
    let center: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let observer: WeakObject
    let token: any NSObjectProtocol
  }

  static let shared = NotificationObservers()

  private var entries: [Entry] = []

  /// Adds an observer, which is referenced weakly, until it is removed or released.
  func add(
    _ observer: AnyObject, _ selector: Selector, to center: NotificationCenter,
    name: NSNotification.Name?, object: Any?
  ) {
    entries.removeAll { $0.observer.object == nil }
    let held = WeakObject(observer)
    let screen = ScreenEnvironment.currentOrNil.map { WeakObject($0) }
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let notification = notification
      onMainActorUnchecked {
        guard let target = held.object else { return }
        if let screen, let asking = ScreenEnvironment.currentOrNil, screen.object !== asking {
          return
        }
        ActionSending.send(selector, to: target, from: notification, for: nil)
      }
    }
    entries.append(
      Entry(
        center: ObjectIdentifier(center), name: name,
        object: object.map { ObjectIdentifier($0 as AnyObject) }, observer: held, token: token))
  }

  /// Removes an observer. A nil name or object matches any.
  func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name? = nil,
    object: Any? = nil
  ) {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    let isMeant: (Entry) -> Bool = { entry in
      entry.observer.object === observer && entry.center == ObjectIdentifier(center)
        && (name == nil || entry.name == name) && (object == nil || entry.object == object)
    }
    for entry in entries where isMeant(entry) { center.removeObserver(entry.token as Any) }
    entries.removeAll(where: isMeant)
  }
}
