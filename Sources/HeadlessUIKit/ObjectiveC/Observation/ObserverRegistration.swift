/// By what an observer is known that was added with a key path and leaves with it.
struct ObserverRegistration {
  let observer: ObjectIdentifier
  let keyPath: String
  let context: UnsafeMutableRawPointer?
}
