/// A value that is available later.
public struct Async<Value> {
  /// Calls its argument with the value, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that is available later.
  ///
  /// - Parameter run: Called with a closure that takes the value.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available at once.
  public init(value: Value) { self.init { $0(value) } }

  /// Returns the transformed value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Array {
  /// Returns the values of all elements, in their order, once the last is available.
  func sequence<Value>() -> Async<[Value]> where Element == Async<Value> {
    guard !isEmpty else { return Async<[Value]>(value: []) }
    return Async<[Value]> { callback in
      var values = [Value?](repeating: nil, count: count)
      for (place, element) in enumerated() {
        element.run { value in
          values[place] = value
          let known = values.compactMap(\.self)
          if known.count == values.count { callback(known) }
        }
      }
    }
  }
}
