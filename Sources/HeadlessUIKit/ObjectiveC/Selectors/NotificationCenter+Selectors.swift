public import Foundation

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Calls a method of the observer by its name, with the notification, until the observer is removed
    /// or gone. Nil is any name, and any sender.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any? = nil
    ) {
      nonisolated(unsafe) let (target, sender) = (observer as AnyObject, anObject)
      onMainActorUnchecked {
        NotificationObservers.shared.add(
          target, aSelector, to: self, name: aName, object: sender)
      }
    }

    /// The observer, or the token of one, is told of nothing any more.
    public func removeObserver(_ observer: AnyObject) {
      nonisolated(unsafe) let target = observer
      onMainActorUnchecked { NotificationObservers.shared.remove(target, from: self) }
      removeObserver(observer as Any)
    }

    /// The observer is not told of these notifications any more. Nil is any name, and any sender.
    public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any? = nil
    ) {
      nonisolated(unsafe) let (target, sender) = (observer, anObject)
      onMainActorUnchecked {
        NotificationObservers.shared.remove(target, from: self, name: aName, object: sender)
      }
      if aName == nil, anObject == nil { removeObserver(observer as Any) }
    }
  }
#endif
