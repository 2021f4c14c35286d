public import Foundation

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Calls a method of the observer by name for each notification, until the observer is removed
    /// or released.
    ///
    /// A nil name or object matches any.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any? = nil
    ) {
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let (target, sender) = (observer as AnyObject, anObject)
      onMainActorUnchecked {
        NotificationObservers.shared.add(
          target, aSelector, to: self, name: aName, object: sender)
      }
    }

    /// Removes an observer, or the token of one, from all notifications.
    public func removeObserver(_ observer: AnyObject) {
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let target = observer
      onMainActorUnchecked { NotificationObservers.shared.remove(target, from: self) }
      removeObserver(observer as Any)
    }

    /// Removes an observer from notifications with a name and object. Nil matches any.
    public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any? = nil
    ) {
      // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
      nonisolated(unsafe) let (target, sender) = (observer, anObject)
      onMainActorUnchecked {
        NotificationObservers.shared.remove(target, from: self, name: aName, object: sender)
      }
      if aName == nil, anObject == nil { removeObserver(observer as Any) }
    }
  }
#endif
