/// What an observer is told, whatever it asked for.
struct PropertyChange {
  let old, new: Any?
  /// Told before the change.
  var isPrior = false

  /// With what the options ask for.
  func reduced(to options: NSKeyValueObservingOptions) -> PropertyChange {
    PropertyChange(
      old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil,
      isPrior: isPrior)
  }
}
