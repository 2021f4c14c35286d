import Foundation

extension _KeyPathObserving where Self: UITextField {
  /// Calls `changeHandler` for every change of a property while the observation is retained.
  ///
  /// Observable are `text` and a control's properties. Another key path is reported as a problem of
  /// the screen. `text` changes when code sets it, as in UIKit. Typing is no such change: observe
  /// `textDidChangeNotification` or the event `editingChanged`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = keyPath == \Self.text ? .text : controlProperty(at: keyPath)
    return observation(of: property, keyPath, options, changeHandler)
  }
}
