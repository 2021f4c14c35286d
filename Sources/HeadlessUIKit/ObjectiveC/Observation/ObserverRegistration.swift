/// The identity of a registered observer, by which it is removed.
struct ObserverRegistration {
  let observer: ObjectIdentifier
  let keyPath: String
  let context: UnsafeMutableRawPointer?
}
